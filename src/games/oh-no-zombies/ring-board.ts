import type { BoardInput } from './board-file.js';
import type { Mark } from './names.js';

/** A way of so many spaces between the places of two rings (or from the shack, which is no ring). */
interface Way {
  readonly name: string;
  readonly inner: number;
  readonly outer?: number;
  readonly spaces: number;
}

/** A board of two rings around the shack. Places of a ring are numbered clockwise from the north. */
export interface RingPlan {
  readonly name: string;
  readonly source?: BoardInput['source'];
  readonly inner: number;
  readonly outer: number;
  /** From the shack to the inner ring. */
  readonly spokes: readonly Way[];
  /** From the inner ring to the outer one. */
  readonly connectors: readonly Way[];
  /** By name: the place of the outer ring on which a store hangs. */
  readonly stores: Readonly<Record<string, number>>;
  /** By name of a space. */
  readonly marks: Readonly<Record<string, Mark>>;
}

type Point = [number, number];

const INNER_RADIUS = 40;
const OUTER_RADIUS = 92;
/** The board is wider than it is high. */
const WIDTH = 1.25;

const round = (value: number): number => Math.round(value * 10) / 10;
const onRing = (radius: number, place: number, places: number): Point => {
  const angle = (2 * Math.PI * place) / places;
  return [round(WIDTH * radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
};
const between = (from: Point, to: Point, share: number): Point => [
  round(from[0] + (to[0] - from[0]) * share),
  round(from[1] + (to[1] - from[1]) * share),
];

const ringOf = (name: string, places: number): string[] => Array.from({ length: places }, (_, i) => `${name} ${i}`);
const wayOf = ({ name, spaces }: Way): string[] => Array.from({ length: spaces }, (_, i) => `${name} ${i + 1}`);

/** The corner of the board on the side of a point. */
const cornerBy = ([x, y]: Point): Point => [
  Math.sign(x) * round(WIDTH * OUTER_RADIUS),
  Math.sign(y) * round(OUTER_RADIUS * 0.98),
];

/** The board of a plan. */
export const ringBoard = (plan: RingPlan): BoardInput => {
  const { inner, outer, spokes, connectors, stores, marks } = plan;
  const at = new Map<string, Point>([['shack', [0, 0]]]);
  const lay = (way: Way, from: Point, to: Point): void =>
    wayOf(way).forEach((name, i) => {
      at.set(name, between(from, to, (i + 1) / (way.spaces + 1)));
    });
  for (const way of spokes) lay(way, [0, 0], onRing(INNER_RADIUS, way.inner, inner));
  ringOf('inner', inner).forEach((name, i) => {
    at.set(name, onRing(INNER_RADIUS, i, inner));
  });
  for (const way of connectors) {
    lay(way, onRing(INNER_RADIUS, way.inner, inner), onRing(OUTER_RADIUS, way.outer ?? 0, outer));
  }
  ringOf('outer', outer).forEach((name, i) => {
    at.set(name, onRing(OUTER_RADIUS, i, outer));
  });
  for (const [name, place] of Object.entries(stores)) at.set(name, cornerBy(onRing(OUTER_RADIUS, place, outer)));
  const markOf = (name: string): Mark | undefined =>
    name === 'shack' ? 'shack' : name in stores ? 'store' : marks[name];
  const spaces = [...at].map(([name, point]) => {
    const mark = markOf(name);
    return [name, mark ? { at: point, mark } : { at: point }];
  });
  return {
    ...{ name: plan.name, source: plan.source ?? 'assumed', spaces: Object.fromEntries(spaces) },
    paths: [
      ...spokes.map((way) => ['shack', ...wayOf(way), `inner ${way.inner}`]),
      [...ringOf('inner', inner), 'inner 0'],
      ...connectors.map((way) => [`inner ${way.inner}`, ...wayOf(way), `outer ${way.outer}`]),
      [...ringOf('outer', outer), 'outer 0'],
      ...Object.entries(stores).map(([name, place]) => [`outer ${place}`, name]),
    ],
  };
};
