import { updateJson, type Tree } from '@nx/devkit';
import { addProperty, type ObjectTarget } from '../code/object-literal.ts';
import { read } from './closure.ts';

const shop = 'apps/storefront';
const storybook = 'apps/storybook';
const shopLayers = `${shop}/app/themes.ts`;
const storybookLayers = `${storybook}/.storybook/themes.ts`;
const shopTokens = `${shop}/app/shop/theme-colors.server.ts`;

/** Makes a theme known to the shop and to Storybook. */
export function registerTheme(tree: Tree, name: string): void {
  const load = `() => import('@shop/theme-${name}').then((file) => file.theme)`;
  for (const file of [shopLayers, storybookLayers])
    add(tree, file, { holder: 'layerTable', path: ['themes'] }, name, load);
  add(
    tree,
    shopTokens,
    { holder: 'themeTokens' },
    name,
    `() => import('@shop/theme-${name}/tokens').then((file) => file.tokens)`,
  );
  declare(tree, `@shop/theme-${name}`);
}

/** Makes a customer's variant known to the shop and to Storybook. */
export function registerVariant(tree: Tree, name: string): void {
  const load = `() => import('@shop/variant-${name}').then((file) => file.variant)`;
  for (const file of [shopLayers, storybookLayers])
    add(tree, file, { holder: 'layerTable', path: ['variants'] }, name, load);
  declare(tree, `@shop/variant-${name}`);
}

function add(tree: Tree, file: string, target: ObjectTarget, name: string, value: string): void {
  const key = /^[a-z][a-z0-9]*$/.test(name) ? name : `'${name}'`;
  tree.write(file, addProperty(read(tree, file), target, key, value));
}

function declare(tree: Tree, library: string): void {
  for (const app of [shop, storybook]) {
    updateJson<{ dependencies?: Record<string, string> }>(tree, `${app}/package.json`, (manifest) => ({
      ...manifest,
      dependencies: { ...manifest.dependencies, [library]: '*' },
    }));
  }
}
