/** A distribution function at a point. */
export interface Shares {
  /** Probability up to the point, 0 to 1. */
  lower: number;
  /** Probability beyond the point, 0 to 1, exact to many digits also where it is tiny. */
  upper: number;
  /** The derivative of `lower` by the logarithm of the point: density times x. */
  slope: number;
}
