import { expect, it } from 'vitest';
import { labelEntries } from './label-entries.ts';

it('names the states of a slot in Japanese and tells who overrides it', () => {
  const [entry] = labelEntries('/x/product-card.stories.tsx', [{ exportName: 'SoldOut', tags: ['test'] }]);
  expect(entry).toMatchObject({
    name: '売り切れ',
    tags: expect.arrayContaining(['test', 'theme:simple', 'theme:fle']),
  });
});

it('leaves other stories as they are', () => {
  expect(labelEntries('/x/colour-tables.stories.tsx', [{ exportName: 'Palette', name: '配色' }])).toEqual([
    { exportName: 'Palette', name: '配色', tags: [] },
  ]);
});
