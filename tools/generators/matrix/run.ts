import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { generateScreens } from './generate-screens.ts';
import { scratchCopy } from './scratch-copy.ts';
import { slotNames } from '@shop/theming/slot-versions';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import override from '../override/override.ts';
import theme from '../theme/theme.ts';

/**
 * Generates a wrap and a copy of every slot in two new themes of a copy of the repository, and a screen of every kind,
 * then checks types and lint, builds, and compares pages: these overrides change no pixel, and an empty screen is shown
 * with its title. Exit code 1 when anything fails.
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

/** Two themes in a copy of the repository: one wraps every slot, the other copies every slot. Neither changes what is seen. */
function generateAll(copy: string, { wrapped, ejected }: { readonly wrapped: string; readonly ejected: string }): void {
  for (const [name, way] of [
    [wrapped, {}],
    [ejected, { eject: true }],
  ] as const) {
    const tree = new FsTree(copy, false);
    theme(tree, { name });
    for (const slot of slotNames) override(tree, { slot, in: name, ...way });
    flushChanges(copy, tree.listChanges());
    // The links that `npm install` would create.
    symlinkSync(`../../libs/themes/${name}`, join(copy, 'node_modules/@shop', `theme-${name}`));
    refuseSecondRun(copy, name, way);
  }
}

function refuseSecondRun(copy: string, name: string, way: { readonly eject?: boolean }): void {
  const tree = new FsTree(copy, false);
  for (const slot of slotNames) override(tree, { slot, in: name, ...way });
  const changes = tree.listChanges().map(({ path }) => path);
  if (changes.length > 0) throw new Error(`A second run changed ${changes.join(', ')}.`);
}
