/**
 * The confidence that each of some intervals needs so that all of them hold at once with the confidence asked for,
 * however they depend on each other: the error is shared equally (Bonferroni's inequality).
 *
 * @param confidence of all together, above 0 and below 1
 * @param cells how many intervals, 1 or more
 * @returns `sharedConfidence(0.95, 10)` is 0.995
 *
 * Source: Dunn, "Multiple Comparisons among Means", 1961.
 */
export const sharedConfidence = (confidence: number, cells: number): number => 1 - (1 - confidence) / cells;
