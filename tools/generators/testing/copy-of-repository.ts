import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

const root = join(import.meta.dirname, '..', '..', '..');
const wanted = [
  'libs/themes/{simple,fle}/{package.json,src/**/*.{ts,tsx,css,svg,woff2}}',
  'libs/theming/{package.json,src/contract/*.ts}',
  'libs/constants/src/screens/*-screens.ts',
  'libs/copy/src/{account,content}.ts',
  'apps/storefront/{package.json,app/themes.ts,app/shop/theme-colors.server.ts}',
  'apps/storybook/{package.json,.storybook/themes.ts}',
];

/** The files that generators read and write, in memory, with two themes; changes of a test are discarded. */
export function copyOfRepository(): Tree {
  const tree = createTreeWithEmptyWorkspace();
  for (const path of globSync(wanted, { cwd: root, exclude: ['**/node_modules/**'] }))
    tree.write(path.replaceAll('\\', '/'), readFileSync(join(root, path)));
  return tree;
}
