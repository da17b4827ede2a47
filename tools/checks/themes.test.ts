import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEMES } from '@shop/constants';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

it('lists every folder of a theme', () => {
  expect(THEMES.toSorted()).toEqual(readdirSync(join(root, 'libs/themes')).toSorted());
});

it.each([
  'apps/storefront/app/themes.ts',
  'apps/storefront/app/shop/theme-colors.server.ts',
  'apps/storybook/.storybook/themes.ts',
])('%s loads every theme', (file) => {
  const loaded = [...readFileSync(join(root, file), 'utf8').matchAll(/'@shop\/theme-([a-z0-9-]+)/g)];
  expect(loaded.map(([, name]) => name).toSorted()).toEqual(THEMES.toSorted());
});
