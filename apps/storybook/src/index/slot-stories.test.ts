import { describe, expect, it } from 'vitest';
import { slotMeta } from '@shop/theming';
import { kebabCase } from './kebab-case.ts';
import { readStories, slotStories } from './slot-stories.ts';
import { stateOfStory } from './state-of-story.ts';

const files = slotStories();
const slots = Object.entries(slotMeta).map(([slot, { states }]) => ({
  slot,
  name: kebabCase(slot),
  states: [...states] as string[],
}));

/** They show no words that a shop, a shopper or a product could make long. */
const withoutTexts = new Set(['LoadingBar', 'MeasurementFormPage', 'Pagination', 'UnlockPage']);

describe('the stories of the slots', () => {
  it.each(slots)('show every declared state of $slot and no other', ({ name, states }) => {
    const found = files.filter((file) => file.name === name);
    expect(found, `files named ${name}.stories.tsx`).toHaveLength(1);
    expect(found.flatMap(({ stories }) => stories.map(stateOfStory)).toSorted()).toEqual(states.toSorted());
  });

  it('belong to a slot each', () => {
    const names = new Set(slots.map(({ name }) => name));
    expect(files.filter(({ name }) => !names.has(name)).map(({ path }) => path)).toEqual([]);
  });

  it('show long Japanese text wherever a shop can write one', () => {
    expect(
      slots
        .filter(({ slot, states }) => !withoutTexts.has(slot) && !states.some((state) => state.startsWith('long_')))
        .map(({ slot }) => slot),
    ).toEqual([]);
  });
});

describe('reading stories', () => {
  it('finds the title and the named exports and leaves the default out', () => {
    const code =
      "const meta = { title: '商品/見本' } satisfies object; export default meta; type Story = object; export const InStock: Story = {}; export const SoldOut: Story = {}; const other = 1;";
    const { title, stories } = readStories('planted.stories.tsx', code);
    expect(title).toBe('商品/見本');
    expect(stories.map(stateOfStory)).toEqual(['in_stock', 'sold_out']);
  });

  it('refuses a file without a title', () => {
    expect(() => readStories('planted.stories.tsx', 'export const InStock = {};')).toThrow('no title');
  });
});
