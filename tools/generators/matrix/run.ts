import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { generateAll } from './generate-all.ts';
import { generateScreens } from './generate-screens.ts';
import { scratchCopy } from './scratch-copy.ts';

/**
 * Generates a wrap and a copy of every slot into two new themes of a copy of the repository, and a screen of every kind,
 * then checks types and lint, builds, and compares pages: an override that changes nothing changes no pixel, and a screen
 * that nobody has filled answers under its title. Exit code 1 when anything fails.
 */
const root = join(import.meta.dirname, '..', '..', '..');
const themes = { wrapped: 'wrapped', ejected: 'ejected' };
const copy = scratchCopy(root);
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: copy, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
try {
  generateAll(copy, themes);
  const screens = generateScreens(copy);
  const good =
    run('npx', ['tsgo', '-p', 'tsconfig.json']) &&
    run('npx', ['eslint', '--max-warnings', '0', ...screens]) &&
    run(process.execPath, ['tools/generators/matrix/compare-pages.ts', themes.wrapped, themes.ejected]);
  process.exitCode = good ? 0 : 1;
} finally {
  if (process.env.KEEP_SCRATCH !== '1') rmSync(copy, { recursive: true, force: true });
  else console.log(copy);
}
