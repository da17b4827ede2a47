import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { slotMeta } from '@shop/theming/meta';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import override from '../override/override.ts';
import theme from '../theme/theme.ts';

/** Two themes in a copy of the repository: one wraps every slot, the other copies every slot. Neither changes what is seen. */
export function generateAll(
  copy: string,
  { wrapped, ejected }: { readonly wrapped: string; readonly ejected: string },
): void {
  for (const [name, way] of [
    [wrapped, {}],
    [ejected, { eject: true }],
  ] as const) {
    const tree = new FsTree(copy, false);
    theme(tree, { name });
    for (const slot of Object.keys(slotMeta)) override(tree, { slot, in: name, ...way });
    flushChanges(copy, tree.listChanges());
    // What `npm install` would do.
    symlinkSync(`../../libs/themes/${name}`, join(copy, 'node_modules/@shop', `theme-${name}`));
    refuseSecondRun(copy, name, way);
  }
}

function refuseSecondRun(copy: string, name: string, way: { readonly eject?: boolean }): void {
  const tree = new FsTree(copy, false);
  for (const slot of Object.keys(slotMeta)) override(tree, { slot, in: name, ...way });
  const changes = tree.listChanges().map(({ path }) => path);
  if (changes.length > 0) throw new Error(`A second run changed ${changes.join(', ')}.`);
}
