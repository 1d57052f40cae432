import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildFailure, Plugin } from 'esbuild';
import { UserError } from '../core/errors.js';
import { builtFile, builtUrl, packageRoot } from './package-files.js';

/** A user's file as workers can import it. */
export interface Bundle {
  /** A file URL. */
  readonly module: string;
  /** SHA-256 of all its code, without that of zedbench. */
  readonly hash: string;
}

/** `zedbench`, and files of ours by their path, stand for the copy that runs, so that there is one of each class. */
const zedbench: Plugin = {
  name: 'zedbench',
  setup(build) {
    build.onResolve({ filter: /^zedbench$/ }, () => ({ path: builtUrl('src/index.js'), external: true }));
    build.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      const ours = relative(packageRoot, resolve(resolveDir, path)).split(sep).join('/');
      if (!/^(src|agents)\//.test(ours)) return undefined;
      const compiled = ours.replace(/\.m?[jt]s$/, '.js');
      return existsSync(builtFile(compiled)) ? { path: builtUrl(compiled), external: true } : undefined;
    });
  },
};

let folder: string | undefined;

/** A folder of this process for its bundles, removed when it ends. */
const bundleFolder = (): string => {
  if (folder === undefined) {
    const created = mkdtempSync(join(tmpdir(), 'zedbench-'));
    process.on('exit', () => rmSync(created, { recursive: true, force: true }));
    folder = created;
  }
  return folder;
};

/**
 * Bundles a user's TypeScript or JavaScript file with all that it imports into one module. It is done once, in the main
 * process: Node 20 can't load TypeScript in a worker, nor find `zedbench` from a folder outside.
 *
 * @throws UserError if there is no such file or it can't be compiled
 */
export const bundle = async (path: string): Promise<Bundle> => {
  const file = resolve(path);
  if (!existsSync(file)) throw new UserError(`There is no file ${path}.`);
  if (!statSync(file).isFile()) throw new UserError(`${path} is not a file.`);
  if (!/\.[cm]?[jt]s$/.test(file))
    throw new UserError(`${path} is no TypeScript or JavaScript file (.ts, .js, .mts, .mjs).`);
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      absWorkingDir: dirname(file),
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      plugins: [zedbench],
    });
    const code = outputFiles[0].text;
    // Where zedbench is installed is no part of the user's code.
    const hash = createHash('sha256')
      .update(code.replaceAll(builtUrl(''), ''))
      .digest('hex');
    const module = join(bundleFolder(), `${hash}.mjs`);
    writeFileSync(module, code);
    return { module: pathToFileURL(module).href, hash };
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? [];
    if (!first) throw error;
    const where = first.location ? ` line ${first.location.line}` : '';
    throw new UserError(`${path}${where}: ${first.text}`);
  }
};
