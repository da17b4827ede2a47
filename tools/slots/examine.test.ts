import { slotVersions } from '@shop/theming/slot-versions';
import { beforeEach, expect, it } from 'vitest';
import type { Tree } from '@nx/devkit';
import override from '../generators/override/override.ts';
import { manifestSource } from '../generators/theme/templates.ts';
import { copyOfRepository } from '../generators/testing/copy-of-repository.ts';
import { examine } from './examine.ts';

const folder = 'libs/themes/bare';
let tree: Tree;
beforeEach(() => {
  tree = copyOfRepository();
  tree.write(`${folder}/package.json`, manifestSource('theme', 'bare'));
  tree.write(
    `${folder}/src/theme.ts`,
    `import { defineTheme } from '@shop/theming';\n\nexport const theme = defineTheme({\n  name: 'bare',\n  components: {},\n});\n`,
  );
});

const change = (path: string, from: string | RegExp, to: string) =>
  tree.write(path, (tree.read(path, 'utf8') ?? '').replace(from, to));
const findings = () =>
  examine(
    tree,
    tree.listChanges().map(({ path }) => path),
  )
    .filter(({ path }) => path.startsWith(folder))
    .map(({ kind, path }) => `${kind} ${path.slice(folder.length + 5)}`);

it('finds nothing in a changed copy whose origin is unchanged', () => {
  override(tree, { slot: 'BuyBox', in: 'bare', eject: true });
  change(`${folder}/src/catalogue/buy-box.module.css`, '.', '.own {}\n.');
  expect(findings()).toEqual([]);
});

it('finds an unchanged copy', () => {
  override(tree, { slot: 'BuyBox', in: 'bare', eject: true });
  expect(findings()).toEqual(['identical catalogue/buy-box.tsx']);
});

it('finds a copy whose origin, or a file that it needs, has changed', () => {
  override(tree, { slot: 'BuyBox', in: 'bare', eject: true });
  change('libs/themes/simple/src/catalogue/buy-box.module.css', /$/, '/* other */');
  expect(findings()).toEqual(['drift catalogue/buy-box.tsx']);
});

it('finds a copy of an older contract', () => {
  override(tree, { slot: 'BuyBox', in: 'bare', eject: true });
  change(`${folder}/src/catalogue/buy-box.tsx`, `@slot BuyBox v${slotVersions.BuyBox}`, '@slot BuyBox v0');
  expect(findings()).toEqual(['drift catalogue/buy-box.tsx']);
});

it('finds a wrap that never renders its original', () => {
  override(tree, { slot: 'Hero', in: 'bare' });
  expect(findings()).toEqual([]);
  change(`${folder}/src/home/hero.tsx`, '<Original {...props} />', '<p>{props.text}</p>');
  expect(findings()).toEqual(['no_original home/hero.tsx']);
});

it('finds a class that the restyled component does not have', () => {
  override(tree, { slot: 'ProductCard', in: 'bare', restyle: true });
  expect(findings()).toEqual([]);
  change(`${folder}/src/catalogue/product-card.module.css`, '.picture {', '.plate {');
  expect(findings()).toEqual(['unknown_class catalogue/product-card.module.css']);
});

it('finds no restyled class in the repository that its component does not have', () => {
  expect(examine(tree, []).filter(({ kind }) => kind === 'unknown_class')).toEqual([]);
});

it('finds a file that nothing renders', () => {
  tree.write(`${folder}/src/home/left-over.tsx`, 'export const LeftOver = () => null;\n');
  expect(findings()).toEqual(['dead home/left-over.tsx']);
});
