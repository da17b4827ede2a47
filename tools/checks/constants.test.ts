import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SIZE } from '@shop/constants';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { exportedFigures, readsOf, unreadFigures } from './constants-read.ts';
import { root } from './workspace.ts';

it('every constant is read by the product', () => {
  expect(exportedFigures().length).toBeGreaterThan(100);
  expect(unreadFigures()).toEqual([]);
});

it.each([
  ['wait(WAITS.settings.timeoutMs);', ['WAITS.settings.timeoutMs']],
  ['const { timeoutMs } = WAITS.settings;', ['WAITS.settings.timeoutMs']],
  ['wait(WAITS.settings);', ['WAITS.settings']],
  ["import { WAITS } from '@shop/constants';", []],
  ['type Waits = typeof WAITS;', []],
  ['const settings = { WAITS: 1 };', []],
  ['call(settings.WAITS.length);', []],
])('%s reads %j', (code, reads) => {
  expect(readsOf(ts.createSourceFile('planted.ts', code, ts.ScriptTarget.Latest, true), new Set(['WAITS']))).toEqual(
    reads,
  );
});

interface Contract {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly parameters: readonly { readonly name: string; readonly schema: { readonly default?: unknown } }[];
        };
      }
    >
  >;
}

it.each([
  ['/v1/products', PAGE_SIZE.products],
  ['/v1/tags', PAGE_SIZE.list],
])('a page of %s has %i rows in the contract, too', (path, size) => {
  const contract = JSON.parse(readFileSync(join(root, 'libs/api/src/generated/openapi.json'), 'utf8')) as Contract;
  const per = contract.paths[path]?.get.parameters.find(({ name }) => name === 'per');
  expect(Number(per?.schema.default)).toBe(size);
});
