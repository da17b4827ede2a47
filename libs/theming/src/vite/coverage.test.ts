import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { slotNames } from '../contract/slot-versions.ts';
import { coverageOf, readCoverage } from './coverage.ts';

const simple = slotNames.map((slot) => ({ layer: 'simple', slot, kind: 'replace' as const, path: `simple/${slot}` }));
const places = [
  { name: 'simple', kind: 'theme' },
  { name: 'fle', kind: 'theme' },
] as const;
const coverage = coverageOf(places, [
  ...simple,
  { layer: 'fle', slot: 'Header', kind: 'wrap', path: 'fle/Header' },
  { layer: 'fle', slot: 'BuyBox', kind: 'replace', path: 'fle/BuyBox' },
]);
const fle = coverage.find(({ name }) => name === 'fle');

it.each([
  ['Header', 'wrap', 'fle/Header', ['fle/Header', 'simple/Header']],
  ['BuyBox', 'replace', 'fle/BuyBox', ['fle/BuyBox']],
  ['Footer', 'fallback', null, ['simple/Footer']],
] as const)('%s is a %s', (slot, kind, file, chain) => {
  expect(fle?.slots[slot]).toMatchObject({
    kind,
    file,
    chain,
  });
});

it('refuses a base theme that lacks a slot', () => {
  expect(() => coverageOf(places, [])).toThrow('simple has no component');
});

it('reads every layer of the repository, Simple first and variants last, with every slot', () => {
  const found = readCoverage(resolve(import.meta.dirname, '../../../..'));
  expect(found[0]?.name).toBe('simple');
  expect(found.map(({ kind }) => kind).join()).toMatch(/^(theme,){9,}(variant,)*variant$/);
  for (const { slots } of found) expect(Object.keys(slots).toSorted()).toEqual(slotNames.toSorted());
});
