/** The ends of a confidence interval, both included; `low` is at most `high`. */
export interface Interval {
  low: number;
  high: number;
}
