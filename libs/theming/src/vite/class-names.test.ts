import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

const css = '@layer kit { .box { gap: 0 } .box-title { gap: 0 } }';

it('class names are unique for each file and name', () => {
  const nameOf = shortClassNames('/shop');
  const names = ['a', 'b'].flatMap((file) =>
    ['box', 'box-title'].map((name) => nameOf(name, `/shop/libs/kit/src/${file}.module.css?used`, css)),
  );
  expect(new Set(names).size).toBe(4);
  expect(nameOf('box', '/shop/libs/kit/src/a.module.css', css)).toBe(names[0]);
});

it('keyframes have unique names too', () => {
  const moving = `${css} @keyframes untie { to { opacity: 0 } } @keyframes unfold { to { opacity: 1 } }`;
  const nameOf = shortClassNames('/shop');
  const names = ['box', 'untie', 'unfold'].map((name) => nameOf(name, '/shop/libs/kit/src/a.module.css', moving));
  expect(new Set(names).size).toBe(3);
  expect(names.join()).not.toContain('-');
});

it('classes that a stylesheet imports from another have unique names', () => {
  const shop = mkdtempSync(join(tmpdir(), 'class-names-'));
  writeFileSync(join(shop, 'taken.css'), css);
  const nameOf = shortClassNames(shop);
  const names = ['own', 'box', 'box-title'].map((name) =>
    nameOf(name, join(shop, 'sheet.module.css'), "@import './taken.css';\n@layer theme { .own { gap: 0 } }"),
  );
  expect(new Set(names).size).toBe(3);
  expect(names.join()).not.toContain('-');
});

it('classes that a stylesheet imports from a package have unique names', () => {
  const shop = mkdtempSync(join(tmpdir(), 'class-names-'));
  const library = join(shop, 'node_modules/@shop/theme-own');
  mkdirSync(join(library, 'src'), { recursive: true });
  writeFileSync(join(library, 'package.json'), JSON.stringify({ exports: { './*.css': './src/*.css' } }));
  writeFileSync(join(library, 'src/taken.css'), css);
  const nameOf = shortClassNames(shop);
  const names = ['own', 'box', 'box-title'].map((name) =>
    nameOf(
      name,
      join(shop, 'sheet.module.css'),
      "@import '@shop/theme-own/taken.css';\n@layer theme { .own { gap: 0 } }",
    ),
  );
  expect(new Set(names).size).toBe(3);
  expect(names.join()).not.toContain('-');
});

it('two files with the same short names fail the build', () => {
  const nameOf = shortClassNames('/shop');
  // With so many files, two hashes must collide.
  const name = () =>
    Array.from({ length: 12_000 }, (_, index) => nameOf('box', `/shop/libs/kit/src/part-${index}.module.css`, css));
  expect(name).toThrow(
    /part-\d+\.module\.css and libs\/kit\/src\/part-\d+\.module\.css have the same short class names/,
  );
});
