import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { builtFile, packageRoot } from '../pool/package-files.js';
import type { CellAgent, CellWork } from '../pool/work.js';

/** Compiled folders none of whose code can change a game or how it is counted. */
const BESIDE_PLAY = ['cli', 'report', 'testing', 'games'];

const compiledFiles = (folder: string): string[] =>
  readdirSync(builtFile(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.js') && !name.endsWith('.test.js'))
    .sort();

const hashes = new Map<string, string>();

/** A hash of compiled files, names and contents. */
const hashOfFiles = (name: string, list: () => string[]): string => {
  let hash = hashes.get(name);
  if (hash === undefined) {
    const digest = createHash('sha256');
    for (const file of list())
      digest
        .update(file)
        .update('\0')
        .update(readFileSync(builtFile(file)))
        .update('\0');
    hash = digest.digest('hex');
    hashes.set(name, hash);
  }
  return hash;
};

const sharedCode = (): string =>
  hashOfFiles('shared', () =>
    readdirSync(builtFile('src'), { withFileTypes: true })
      .flatMap((entry) => {
        if (entry.isDirectory()) return BESIDE_PLAY.includes(entry.name) ? [] : compiledFiles(`src/${entry.name}`);
        return entry.name === 'registry.js' || !entry.name.endsWith('.js') ? [] : [`src/${entry.name}`];
      })
      .sort(),
  );

const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** Compiled files of games, with those that they import from among the games, and so on. */
const withImports = (files: readonly string[]): string[] => {
  const reached = new Set(files);
  for (const file of reached) {
    for (const [, path] of readFileSync(builtFile(file), 'utf8').matchAll(IMPORT)) {
      const imported = posix.join(posix.dirname(file), path);
      if (imported.startsWith('src/games/')) reached.add(imported);
    }
  }
  return [...reached].sort();
};

const gameCode = (id: string): string => hashOfFiles(`game ${id}`, () => withImports(compiledFiles(`src/games/${id}`)));

/** Of all agents that ship: one could be built on another. */
const agentCode = (): string => hashOfFiles('agents', () => compiledFiles('agents'));

/** Of all games that ship. */
const gamesCode = (): string => hashOfFiles('games', () => compiledFiles('src/games'));

/** The code that plays, but for that of the user's files. Those can import any game or agent of ours. */
const codeOf = ({ game, agents }: CellWork): string[] =>
  game.hash !== undefined || agents.some(({ ref }) => ref.hash !== undefined)
    ? [sharedCode(), gamesCode(), agentCode()]
    : [sharedCode(), gameCode(game.name), agentCode()];

/** The exact versions of the packages that games and counts could depend on. */
const packages = (): unknown =>
  (JSON.parse(readFileSync(`${packageRoot}package.json`, 'utf8')) as { dependencies: unknown }).dependencies;

/**
 * A hash of everything that can change the games of a cell or how they are counted: game and version, resolved options,
 * line-up with resolved parameters, seed, block, outcome; all compiled code that plays; a user's own files, and those that agents are made from; the packages;
 * the JavaScript engine. Too many recomputations are a nuisance, one stale number a disaster.
 */
export const cellKey = (work: CellWork, gameVersion: number): string => {
  const engine = [process.version, process.versions.v8, process.arch];
  return createHash('sha256')
    .update(JSON.stringify({ work: withoutPaths(work), gameVersion, code: codeOf(work), packages: packages(), engine }))
    .digest('hex');
};

/** A bundled file lies elsewhere in every process, and a file that an agent is made from can be moved; its hash stands for it. */
const withoutPaths = ({ game, agents, names, id: _, ...rest }: CellWork): unknown => ({
  ...rest,
  game: { ...game, module: undefined },
  agents: agents.map((agent) => ({ parameters: withHashes(agent), ref: { ...agent.ref, module: undefined } })),
  names: agents.map((agent, place) => nameWithHashes(agent, names[place])),
});

const withHashes = ({ parameters, files }: CellAgent): Record<string, unknown> => ({
  ...parameters,
  ...Object.fromEntries(Object.entries(files).map(([parameter, { hash }]) => [parameter, hash])),
});

const nameWithHashes = ({ files }: CellAgent, name: string): string =>
  Object.entries(files).reduce(
    (text, [parameter, file]) => text.replace(`${parameter}=${file.name}`, `${parameter}=${file.hash}`),
    name,
  );
