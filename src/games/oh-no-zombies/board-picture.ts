import { type Board, linksOf } from './board-file.js';
import { type Mark, SHADES } from './names.js';

const MARGIN = 24;
const RADIUS = 3.2;
const LEGEND = 16;

const SHADE_COLOUR = { light: '#b7dd8b', middle: '#6fae4a', dark: '#2f6b3a' } as const;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] as string);

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="#4a4238" stroke-width="0.7"/>`;

const letter = (x: number, y: number, text: string, size: number, fill = '#fff'): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" dy="0.35em" text-anchor="middle" font-weight="bold">${text}</text>`;

const WEAPON = { torch: ['#e2711d', 'T'], shovel: ['#7d5a3c', 'S'], bat: ['#3d6a94', 'B'] } as const;

/** A headstone: a slab with a round top in the colour of its shade. */
const headstone = (x: number, y: number, fill: string): string =>
  `<path d="M${x - 4} ${y + 5}v-6a4 4 0 0 1 8 0v6z" fill="${fill}" stroke="#4a4238" stroke-width="0.8"/>`;

const house = (x: number, y: number, size: number, fill: string, text: string): string =>
  `<path d="M${x - size} ${y + size}v${-1.3 * size}l${size} ${-0.9 * size}l${size} ${0.9 * size}v${1.3 * size}z" fill="${fill}" stroke="#4a4238" stroke-width="0.9" stroke-linejoin="round"/>` +
  letter(x, y + size * 0.3, text, size * 0.5);

const signOf = (mark: Mark | undefined, x: number, y: number): string => {
  if (mark === undefined) return circle(x, y, RADIUS, '#fffaf0');
  if (mark === 'shack') return house(x, y, 7, '#8c2f39', 'shack');
  if (mark === 'store') return house(x, y, 9, '#5b4b8a', 'store');
  if (mark === 'torch' || mark === 'shovel' || mark === 'bat') {
    const [fill, text] = WEAPON[mark];
    return circle(x, y, RADIUS + 1.6, fill) + letter(x, y, text, 5.6);
  }
  const shade = SHADES.find((each) => mark === `headstone ${each}`) ?? 'light';
  return circle(x, y, RADIUS, '#fffaf0') + headstone(x, y, SHADE_COLOUR[shade]);
};

const LEGEND_MARKS: readonly [Mark | undefined, string][] = [
  [undefined, 'path'],
  ['torch', 'torch'],
  ['shovel', 'shovel'],
  ['bat', 'bat'],
  ['headstone light', 'light'],
  ['headstone middle', 'middle'],
  ['headstone dark', 'dark'],
];

/** Every fourth space of a ring (a row that is numbered from 0 on) is labelled with its number. */
const labelOf = ({ spaces }: Board, name: string): string => {
  const [, row = '', number = ''] = /^(.* )(\d+)$/.exec(name) ?? [];
  return Object.hasOwn(spaces, `${row}0`) && Number(number) % 4 === 0 ? number : '';
};

/** A board as an SVG picture: its links, its spaces with their marks, and numbers beside every fourth. */
export const boardPicture = (board: Board): string => {
  const places = Object.entries(board.spaces);
  const xs = places.map(([, { at }]) => at[0]);
  const ys = places.map(([, { at }]) => at[1]);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const width = Math.max(...xs) - left + MARGIN;
  const height = Math.max(...ys) - top + MARGIN + LEGEND;
  const [midX, midY] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const lines = [...linksOf(board)].flatMap(([from, neighbours]) =>
    neighbours
      .filter((to) => from < to)
      .map((to) => {
        const [a, b] = [board.spaces[from].at, board.spaces[to].at];
        return `<line x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}"/>`;
      }),
  );
  const spaces = places.map(([name, { at, mark }]) => {
    const [x, y] = at;
    return `<g><title>${escaped(name)}</title>${signOf(mark, x, y)}</g>`;
  });
  const labels = places.map(([name, { at, mark }]) => {
    const text = mark === 'store' || mark === 'shack' ? '' : labelOf(board, name);
    if (text === '') return '';
    const [dx, dy] = [at[0] - midX, at[1] - midY];
    const length = Math.hypot(dx, dy) || 1;
    const away = 9.5;
    return letter(at[0] + (dx / length) * away, at[1] + (dy / length) * away, text, 5, '#4a4238');
  });
  const step = width / (LEGEND_MARKS.length + 0.2);
  const bottom = top + height - LEGEND / 2 - 1;
  const legend = LEGEND_MARKS.map(([mark, text], i) => {
    const x = left + step * (i + 0.45);
    return `${signOf(mark, x, bottom)}<text x="${x + 8}" y="${bottom}" font-size="6.5" dy="0.35em" fill="#4a4238">${text}</text>`;
  });
  const title = `Board "${board.name}" (${board.source})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${Math.round(width * 4)}" height="${Math.round(height * 4)}" font-family="Verdana, DejaVu Sans, sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#efe6d2"/>`,
    `<g stroke="#b39b78" stroke-width="2.6" stroke-linecap="round">${lines.join('')}</g>`,
    ...spaces,
    ...labels.filter((text) => text !== ''),
    ...legend,
    `<text x="${left + 6}" y="${top + 11}" font-size="7" fill="#4a4238">${escaped(title)}</text>`,
    '</svg>',
    '',
  ].join('\n');
};
