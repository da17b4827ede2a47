import { join } from 'node:path';
import { expect, it } from 'vitest';
import { labelEntries } from './label-entries.ts';
import { workspace } from './workspace.ts';

const card = join(workspace, 'libs/themes/simple/src/catalogue/product-card.stories.tsx');
const palette = join(workspace, 'apps/storybook/src/pages/palette.stories.tsx');

it('names the states of a slot in Japanese, tells who overrides it and gives it a page', () => {
  const [entry] = labelEntries(card, [{ exportName: 'SoldOut', tags: ['test'] }]);
  expect(entry).toMatchObject({
    name: '売り切れ',
    tags: expect.arrayContaining(['test', 'theme:simple', 'theme:fle', 'autodocs']),
  });
});

it('leaves other stories as they are', () => {
  expect(labelEntries(palette, [{ exportName: 'Colors', name: '色の役割' }])).toEqual([
    { exportName: 'Colors', name: '色の役割', tags: [] },
  ]);
});
