import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storyFiles } from '../docs/guides-module.ts';
import { labelEntries } from './label-entries.ts';
import { readStories } from './slot-stories.ts';
import { labelOfStory } from './state-labels.ts';
import { workspace } from './workspace.ts';

const card = join(workspace, 'libs/themes/simple/src/catalogue/product-card.stories.tsx');
const palette = join(workspace, 'apps/storybook/src/pages/palette.stories.tsx');

it('names the states of a slot in Japanese, and tags it with its layers and a docs page', () => {
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

it.each(storyFiles())('names each story of %s in Japanese, by `name` or by its state', (path) => {
  const { stories, names } = readStories(path, readFileSync(join(workspace, path), 'utf8'));
  expect(stories.filter((story) => !/[ぁ-んァ-ヶ一-龠]/.test(labelOfStory(story, names.get(story))))).toEqual([]);
});
