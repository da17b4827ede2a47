import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from './counts.ts';
import { countVitest } from './reports.ts';

export const root = join(import.meta.dirname, '..', '..');

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** Parts of the names of files; all files without them. */
  readonly files?: readonly string[];
}

/** One or more Vitest projects, counted test by test. */
export function vitest(
  name: string,
  projects: readonly string[],
  { env = {}, folder, files = [] }: Options = {},
): Counts {
  const file = join(root, 'test-results', `${name}.json`);
  mkdirSync(join(file, '..'), { recursive: true });
  rmSync(file, { force: true });
  const { status } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      ...files,
      ...(folder ? ['--root', folder] : []),
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(root, 'tools/test/errors-reporter.ts')}`,
      `--outputFile.json=${file}`,
    ],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, ...env } },
  );
  return countVitest(file, name, status === 0);
}
