import { readJson, writeJson, type Tree } from '@nx/devkit';
import { beforeEach, expect, it } from 'vitest';
import override from '../override/override.ts';
import { copyOfRepository } from '../testing/copy-of-repository.ts';
import unoverride from '../unoverride/unoverride.ts';
import variant from '../variant/variant.ts';
import declare from './declare.ts';

const folder = 'libs/variants/harbour';
let tree: Tree;
beforeEach(() => {
  tree = copyOfRepository();
  variant(tree, { name: 'harbour', theme: 'fle' });
  // The result of the install at the end of the generator.
  writeJson(tree, 'package-lock.json', { packages: { [folder]: { dependencies: manifest().dependencies } } });
});

const manifest = () => readJson<{ dependencies: Record<string, string> }>(tree, `${folder}/package.json`);
const locked = () =>
  readJson<{ packages: Record<string, { dependencies: object }> }>(tree, 'package-lock.json').packages[folder]
    ?.dependencies;

it('declares the imports of hand-written files, and removes what they no longer import', () => {
  tree.write(`${folder}/src/copy.ts`, `import type { CopyOverrides } from '@shop/copy';\n`);
  tree.write(`${folder}/src/forms.ts`, `import type { FormOverrides } from '@shop/form-definitions';\n`);
  declare(tree, { in: 'harbour' });
  expect(Object.keys(manifest().dependencies)).toEqual(
    expect.arrayContaining(['react', '@shop/copy', '@shop/form-definitions', '@shop/theming']),
  );
  expect(locked()).toEqual(manifest().dependencies);
  tree.delete(`${folder}/src/forms.ts`);
  declare(tree, { in: 'harbour' });
  expect(manifest().dependencies).not.toHaveProperty('@shop/form-definitions');
  expect(locked()).toEqual(manifest().dependencies);
});

it('declares the package of a stylesheet that a stylesheet imports', () => {
  tree.write(`${folder}/src/page.module.css`, `@import '@shop/theme-simple/account/login-page.module.css';\n`);
  declare(tree, { in: 'harbour' });
  expect(manifest().dependencies).toMatchObject({ '@shop/theme-simple': '*' });
});

it('runs with each override and is undone with it, in the lock file, too', () => {
  const before = locked();
  override(tree, { slot: 'BuyBox', in: 'harbour', eject: true, theme: 'fle' });
  expect(locked()).toHaveProperty('@shop/kit', '*');
  expect(locked()).toEqual(manifest().dependencies);
  unoverride(tree, { slot: 'BuyBox', in: 'harbour' });
  expect(locked()).toEqual(before);
});
