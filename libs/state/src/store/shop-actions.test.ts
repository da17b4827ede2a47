import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shopActions } from './shop-actions.ts';

const root = join(import.meta.dirname, '../../../..');
const isTest = /\.(test|stories)\.tsx?$|\/(testing|node_modules|build|dist)\//;

/** Every text of the product that may ask the store for something, but the list of what can be asked. */
const sources = globSync(['libs/{pages,state,forms}/src/**/*.{ts,tsx}', 'apps/storefront/app/**/*.{ts,tsx}'], {
  cwd: root,
})
  .filter((file) => !isTest.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

it.each(Object.keys(shopActions))('the product asks the store for %s', (name) => {
  const asked = new RegExp(`(?<![.\\w])(?:actions|shopActions)\\.${name}\\(`);
  expect(sources.some((text) => asked.test(text))).toBe(true);
});
