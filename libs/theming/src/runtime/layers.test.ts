import { expect, it } from 'vitest';
import { defineTheme, defineVariant } from '../define.ts';
import { chooseLayers, loadLayers, type LayerTable } from './layers.ts';

const theme = (name: string) => async () => defineTheme({ name, components: {} });
const table: LayerTable = {
  themes: { simple: theme('simple'), fle: theme('fle') },
  variants: { depa: async () => defineVariant({ name: 'depa', components: {} }) },
};

it.each([
  ['Fle', null, { theme: 'fle', variant: null }],
  ['Simple', 'Depa', { theme: 'simple', variant: 'depa' }],
  ['Unknown', 'Unknown', { theme: 'simple', variant: null }],
  ['__proto__', 'constructor', { theme: 'simple', variant: null }],
  [null, undefined, { theme: 'simple', variant: null }],
])('theme %s and namespace %s are looked up in the allow-list', (name, namespace, expected) => {
  expect(chooseLayers(table, name, namespace)).toEqual(expected);
});

it('orders variant, theme, Simple', async () => {
  const layers = await loadLayers(table, { theme: 'fle', variant: 'depa' });
  expect(layers.map(({ name }) => name)).toEqual(['depa', 'fle', 'simple']);
});

it('has Simple once when it is the theme', async () => {
  const layers = await loadLayers(table, { theme: 'simple', variant: null });
  expect(layers.map(({ name }) => name)).toEqual(['simple']);
});
