import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { folderImports, type FolderImport, layersOf, valueImports } from './server-folders.ts';

const take = (from: string, to: string): FolderImport => ({ from, to, line: `${from}/a.ts imports ${to}/b.ts` });

/** Each with the minimum number of its folders that import others. */
const ordered = {
  'apps/server/src': 9,
  'apps/server/src/platform': 15,
  'apps/server/src/members': 5,
  'apps/server/src/cart': 4,
  'apps/server/src/checkout': 5,
  'apps/payments/src': 3,
  'apps/storefront/app': 2,
  'libs/pages/src': 70,
  'libs/search/src': 2,
  'libs/state/src': 11,
  'libs/kit/src': 12,
  'libs/parts/src': 8,
  'libs/theming/src': 1,
};

describe.each(Object.entries(ordered))('the folders of %s', (source, folders) => {
  it('import each other in one direction only', () => {
    expect(layersOf(folderImports(source)).circle).toEqual([]);
  });

  it('are all read', () => {
    expect(new Set(folderImports(source).map(({ from }) => from)).size).toBeGreaterThanOrEqual(folders);
  });
});

describe('a cycle of folders', () => {
  it('is reported by the imports that form it', () => {
    const round = [take('order', 'cart'), take('cart', 'payment'), take('payment', 'order')];
    expect(layersOf([...round, take('seed', 'order'), take('cart', 'db')]).circle).toEqual(
      round.map(({ line }) => line).sort(),
    );
  });

  it('does not exist where folders only share dependencies', () => {
    expect(layersOf([take('order', 'cart'), take('order', 'db'), take('cart', 'db')])).toEqual({
      layers: [['db'], ['cart'], ['order']],
      circle: [],
    });
  });
});

describe('an import of the server', () => {
  const importsOf = (text: string) => valueImports(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));

  it.each([
    `import { a, type B } from '../cart/a.ts';`,
    `import '../cart/a.ts';`,
    `export { a } from '../cart/a.ts';`,
    `const a = await import('../cart/a.ts');`,
  ])('counts as a value: %s', (text) => {
    expect(importsOf(text)).toEqual(['../cart/a.ts']);
  });

  it.each([
    `import type { A } from '../cart/a.ts';`,
    `import { type A } from '../cart/a.ts';`,
    `export type { A } from '../cart/a.ts';`,
    `import { a } from '@shop/money';`,
  ])('does not count: %s', (text) => {
    expect(importsOf(text)).toEqual([]);
  });
});
