import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(import.meta.url);
const built = here.includes(`${sep}dist${sep}src${sep}`);

/** The folder of the package, whether this runs from `dist` or (in tests) from the source. */
export const packageRoot = fileURLToPath(new URL(built ? '../../../' : '../../', import.meta.url));

/** A compiled file of the package, by its path below `dist`. */
export const builtFile = (path: string): string => `${packageRoot}dist${sep}${path.split('/').join(sep)}`;
export const builtUrl = (path: string): string => pathToFileURL(builtFile(path)).href;

/** The version in package.json. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(`${packageRoot}package.json`, 'utf8')) as { version: string }).version;
