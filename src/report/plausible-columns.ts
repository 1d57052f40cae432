/** Columns of the tables of plausible worlds after those of the design. */
export const QUESTION = ['about', 'factor', 'level', 'baseline', 'outcome'];
const SPREAD = ['assumed', 'worlds', 'least', 'median', 'greatest'];
const VERDICTS = ['claim', 'holds', 'fails', 'undecided', 'below', 'within', 'above'];
const SHARE = ['share', 'low', 'high', 'confidence', 'method'];
const MOST = ['decided_by', 'correlation', 'adjusted_p'];
export const PLAUSIBLE = [...SPREAD, ...VERDICTS, ...SHARE, ...MOST];
export const DECIDERS = ['value', 'correlation', 'p', 'adjusted_p'];
