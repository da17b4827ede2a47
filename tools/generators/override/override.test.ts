import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Tree } from '@nx/devkit';
import { slotNames } from '@shop/theming/slot-versions';
import { slotDoc, slotMembers } from '../code/slot-members.ts';
import { readEntries } from '../layers/definition.ts';
import { filesOnDisk } from '../layers/files.ts';
import { listLayers } from '../layers/layer.ts';
import { readStamp } from '../layers/stamp.ts';
import { copyOfRepository } from '../testing/copy-of-repository.ts';
import { manifestSource } from '../theme/templates.ts';
import unoverride from '../unoverride/unoverride.ts';
import override from './override.ts';

let tree: Tree;
beforeEach(() => {
  tree = copyOfRepository();
  tree.write('libs/themes/bare/package.json', manifestSource('theme', 'bare'));
  tree.write(
    'libs/themes/bare/src/theme.ts',
    `import { defineTheme } from '@shop/theming';\n\nexport const theme = defineTheme({\n  name: 'bare',\n  components: {},\n});\n`,
  );
});

const definition = () => tree.read('libs/themes/bare/src/theme.ts', 'utf8') ?? '';
const snapshot = () => new Map(tree.listChanges().map(({ path, content }) => [path, content?.toString()]));

it('wraps by default, with a component that adds no element', () => {
  override(tree, { slot: 'productcard', in: 'bare' });
  expect(definition()).toContain(`ProductCard: wrap(() => import('./catalogue/product-card.tsx')),`);
  expect(definition()).toContain(`import { defineTheme, wrap } from '@shop/theming';`);
  expect(tree.read('libs/themes/bare/src/catalogue/product-card.tsx', 'utf8')).toContain(
    'return <Original {...props} />;',
  );
});

it('creates a replacing component with a stylesheet in the cascade layer of themes', () => {
  override(tree, { slot: 'Hero', in: 'bare', replace: true });
  expect(definition()).toContain(`Hero: replace(() => import('./home/hero.tsx')),`);
  expect(tree.read('libs/themes/bare/src/home/hero.module.css', 'utf8')).toContain('@layer theme {');
});

it('starts with every prop of the slot, so that the compiler reports unused ones', () => {
  override(tree, { slot: 'Footer', in: 'bare', replace: true });
  const footer = tree.read('libs/themes/bare/src/frame/footer.tsx', 'utf8') ?? '';
  expect(footer).toContain(`Footer({ kind, shopName, homeHref, groups, legal }: SlotProps['Footer'])`);
  expect(footer).toContain('<p>{shopName}</p>');
  override(tree, { slot: 'Layout', in: 'bare', replace: true });
  const layout = tree.read('libs/themes/bare/src/frame/layout.tsx', 'utf8') ?? '';
  for (const node of ['{header}', '{footer}', '{children}']) expect(layout).toContain(node);
});

it('finds the docstring and the props of every slot, including inherited ones and those of a kind', () => {
  const files = filesOnDisk(join(import.meta.dirname, '..', '..', '..'));
  expect(slotNames.filter((slot) => slotMembers(files, slot).length === 0)).toEqual([]);
  expect(slotMembers(files, 'MemorialFormPage').map(({ name }) => name)).toContain('form');
  expect(slotNames.filter((slot) => slotDoc(files, slot) === '')).toEqual([]);
  expect(slotDoc(files, 'RecentProducts')).toBe('Products that the visitor has looked at.');
});

it('gives the component of Simple another stylesheet, which starts as a copy', () => {
  override(tree, { slot: 'ProductCard', in: 'bare', restyle: true });
  expect(definition()).toContain(`ProductCard: restyle(() => import('./catalogue/product-card.module.css')),`);
  expect(tree.read('libs/themes/bare/src/catalogue/product-card.module.css', 'utf8')).toContain('@layer theme {');
  expect(tree.exists('libs/themes/bare/src/catalogue/product-card.tsx')).toBe(false);
  expect(() => override(tree, { slot: 'RecentProducts', in: 'bare', restyle: true })).toThrow(
    /no style sheet of its own/,
  );
});

it('copies a component with everything that it needs, and records the origin', () => {
  override(tree, { slot: 'CartPage', in: 'bare', eject: true });
  const code = tree.read('libs/themes/bare/src/checkout/cart-page.tsx', 'utf8') ?? '';
  expect(readStamp(code)).toMatchObject({ slot: 'CartPage', v: 1, from: 'simple' });
  expect(tree.exists('libs/themes/bare/src/checkout/cart-group.tsx')).toBe(true);
  expect(tree.read('libs/themes/bare/src/checkout/cart-page.module.css', 'utf8')).not.toContain('@layer simple');
  expect(Object.keys(JSON.parse(tree.read('libs/themes/bare/package.json', 'utf8') ?? '').dependencies)).toContain(
    '@shop/kit',
  );
});

it.each([{}, { replace: true }, { restyle: true }, { eject: true }])(
  'changes nothing when it is run again (%o)',
  (way) => {
    override(tree, { slot: 'BuyBox', in: 'bare', ...way });
    const before = snapshot();
    override(tree, { slot: 'BuyBox', in: 'bare', ...way });
    expect(snapshot()).toEqual(before);
  },
);

it.each([{}, { replace: true }, { restyle: true }, { eject: true }])('is undone without a trace (%o)', (way) => {
  const before = snapshot();
  override(tree, { slot: 'ProductListPage', in: 'bare', ...way });
  unoverride(tree, { slot: 'ProductListPage', in: 'bare' });
  expect(snapshot()).toEqual(before);
  unoverride(tree, { slot: 'ProductListPage', in: 'bare' });
  expect(snapshot()).toEqual(before);
});

it('preserves what another override still needs', () => {
  override(tree, { slot: 'CartPage', in: 'bare', eject: true });
  override(tree, { slot: 'ConfirmPage', in: 'bare', eject: true });
  unoverride(tree, { slot: 'CartPage', in: 'bare' });
  expect(tree.exists('libs/themes/bare/src/checkout/cart-page.tsx')).toBe(false);
  expect(tree.exists('libs/themes/bare/src/checkout/sums.tsx')).toBe(true);
});

it('refuses an unknown slot, an unknown layer and an existing file', () => {
  expect(() => override(tree, { slot: 'Card', in: 'bare' })).toThrow(/ProductCard/);
  expect(() => override(tree, { slot: 'Hero', in: 'nowhere' })).toThrow(/Known: .*simple/);
  expect(() => override(tree, { slot: 'Hero', in: 'simple' })).toThrow(/Simple/);
  expect(() => override(tree, { slot: 'Hero', in: 'bare', replace: true, eject: true })).toThrow(/Choose one/);
  tree.write('libs/themes/bare/src/home/hero.tsx', 'something else');
  expect(() => override(tree, { slot: 'Hero', in: 'bare' })).toThrow(/is there already/);
});

it('finds for every slot a separate file, so that it can be replaced alone', () => {
  const files = filesOnDisk(join(import.meta.dirname, '..', '..', '..'));
  for (const layer of listLayers(files)) {
    const paths = readEntries(files, layer).map(({ path }) => path);
    expect(paths, layer.name).toEqual([...new Set(paths)]);
  }
});
