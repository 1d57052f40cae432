import type { TallyData } from '../stats/tally.js';

/** See {@link plainTally}. */
export interface PlainTally extends Omit<TallyData, 'ends' | 'choices' | 'histograms'> {
  readonly ends: readonly number[];
  readonly choices: readonly number[];
  /** By histogram: value, count, value, count, … */
  readonly histograms: readonly (readonly number[])[];
}

/** A tally as JSON can hold it. */
export const plainTally = ({ ends, choices, histograms, ...rest }: TallyData): PlainTally => ({
  ...rest,
  ends: [...ends],
  choices: [...choices],
  histograms: histograms.map(({ values, counts }) => Array.from(values).flatMap((value, i) => [value, counts[i]])),
});

/** The tally of {@link plainTally}. */
export const tallyOfPlain = ({ ends, choices, histograms, ...rest }: PlainTally): TallyData => ({
  ...rest,
  ends: Float64Array.from(ends),
  choices: Float64Array.from(choices),
  histograms: histograms.map((pairs) => ({
    values: Int32Array.from(pairs.filter((_, i) => i % 2 === 0)),
    counts: Float64Array.from(pairs.filter((_, i) => i % 2 === 1)),
  })),
});
