import { expect, it } from 'vitest';
import { copyOfRepository } from '../testing/copy-of-repository.ts';
import override from '../override/override.ts';
import variant from '../variant/variant.ts';
import theme from './theme.ts';

it('a new theme is a library with all tokens, loaded by the shop and Storybook', () => {
  const tree = copyOfRepository();
  theme(tree, { name: 'harbour' });
  expect(tree.read('libs/themes/harbour/src/tokens.ts', 'utf8')).toContain('satisfies Tokens');
  expect(tree.read('libs/themes/harbour/src/theme.ts', 'utf8')).toContain(`name: 'harbour'`);
  const sheet = tree.read('libs/themes/harbour/src/fonts.css', 'utf8') ?? '';
  const [, face = ''] = /url\("\.\/(fonts\/[^"]+)"\)/.exec(sheet) ?? [];
  expect(tree.read(`libs/themes/harbour/src/${face}`)?.length, 'the font that its tokens name').toBeGreaterThan(1000);
  for (const file of [
    'apps/storefront/app/themes.ts',
    'apps/storybook/.storybook/themes.ts',
    'apps/storefront/app/shop/theme-colors.server.ts',
  ]) {
    expect(tree.read(file, 'utf8'), file).toContain(`harbour: () => import('@shop/theme-harbour`);
  }
  expect(JSON.parse(tree.read('apps/storefront/package.json', 'utf8') ?? '').dependencies).toHaveProperty(
    '@shop/theme-harbour',
    '*',
  );
});

it('a new variant is based on a theme and has an edition for its customer', () => {
  const tree = copyOfRepository();
  variant(tree, { name: 'harbour', theme: 'fle' });
  expect(JSON.parse(tree.read('customers/harbour.json', 'utf8') ?? '')).toEqual({ theme: 'fle', namespace: 'harbour' });
  expect(tree.read('apps/storefront/app/themes.ts', 'utf8')).toContain(
    `harbour: () => import('@shop/variant-harbour')`,
  );
});

it('a copy for a variant comes from its base theme', () => {
  const tree = copyOfRepository();
  variant(tree, { name: 'harbour', theme: 'fle' });
  override(tree, { slot: 'BuyBox', in: 'harbour', eject: true, theme: 'fle' });
  expect(tree.read('libs/variants/harbour/src/catalogue/buy-box.tsx', 'utf8')).toMatch(
    /^\/\/ @slot BuyBox v\d+ from fle@sha256:/,
  );
  expect(tree.read('libs/variants/harbour/src/catalogue/buy-box.module.css', 'utf8')).toContain('@layer variant {');
});

it('an invalid or existing name changes nothing', () => {
  const tree = copyOfRepository();
  const before = tree.listChanges().length;
  expect(() => theme(tree, { name: 'fle' })).toThrow(/libs\/themes\/fle/);
  expect(() => theme(tree, { name: '9' })).toThrow(/no name/);
  expect(() => variant(tree, { name: 'fle' })).toThrow(/already/);
  expect(() => variant(tree, { name: 'harbour', theme: 'nowhere' })).toThrow(/Known/);
  expect(tree.listChanges()).toHaveLength(before);
});
