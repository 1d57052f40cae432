import type { z } from 'zod';
import { accepts, type OptionInfo, optionInfos } from './options.js';
import { Rng } from './rng.js';

/** A game as it may have been meant: a value for each of its assumed options that is free to vary. */
export interface World {
  /** 0 has the defaults; those from 1 on are drawn. */
  readonly number: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** What was drawn, by name: of an option that is data its numbers, of any other its value. */
  readonly values: Readonly<Record<string, string | number | boolean>>;
}

/** Keeps these streams apart from those of the games that are played by the same seed. */
const PURPOSE = 0x574c4400;

/** The assumed options with values worth trying, but for those named. */
const freeOptions = (schema: z.ZodObject, fixed: readonly string[]): OptionInfo[] =>
  optionInfos(schema).filter(
    ({ name, source, plausible, plausibleData }) =>
      source === 'assumed' && (plausible ?? plausibleData) !== undefined && !fixed.includes(name),
  );

const drawValue = (schema: z.ZodObject, { name, plausible = [], plausibleData }: OptionInfo, rng: Rng): unknown => {
  if (plausibleData) return plausibleData.draw(rng);
  const [low, high] = plausible;
  if (plausible.length !== 2 || typeof low !== 'number' || typeof high !== 'number')
    return plausible[rng.below(plausible.length)];
  const value = low + rng.float() * (high - low);
  return accepts(schema.shape[name] as z.ZodType, value) ? value : low + rng.below(high - low + 1);
};

const numbered = (number: number, infos: readonly OptionInfo[], choose: (info: OptionInfo) => unknown): World => {
  const options = infos.map((info) => [info.name, choose(info)] as const);
  const values = options.map(([name, value], i) => infos[i].plausibleData?.numbersOf(value) ?? { [name]: value });
  return { number, options: Object.fromEntries(options), values: Object.assign({}, ...values) };
};

/**
 * Draws worlds: each assumed option that is free gets a value from its plausible ones, each value as likely as any other.
 * A number between two that the option accepts with decimals is drawn with them. A world depends on the seed and its own
 * number alone, and a value in it on nothing else that is drawn.
 *
 * @param fixed the names of the options that keep the value they are given elsewhere
 * @param count how many are drawn
 * @returns world 0, which has the defaults, and the drawn ones; an empty list if no option is free
 */
export const drawWorlds = (schema: z.ZodObject, fixed: readonly string[], seed: number, count: number): World[] => {
  const infos = freeOptions(schema, fixed);
  if (infos.length === 0) return [];
  const rng = new Rng();
  const places = Object.keys(schema.shape);
  const drawn = Array.from({ length: count }, (_, i) =>
    numbered(i + 1, infos, (info) =>
      drawValue(schema, info, rng.seed(seed, i + 1, PURPOSE + places.indexOf(info.name))),
    ),
  );
  return [numbered(0, infos, (info) => info.default), ...drawn];
};
