import { describe, expect, it } from 'vitest';
import { slotNames } from '@shop/theming/slot-versions';
import { kebabCase } from './kebab-case.ts';
import { readStories, slotStories } from './slot-stories.ts';
import { stateOfStory } from './state-of-story.ts';

const files = slotStories();
const slots = slotNames.map((slot) => ({ slot, found: files.filter(({ name }) => name === kebabCase(slot)) }));

/** Slots without variable text from a shop, a customer or a product. */
const withoutTexts = new Set(['LoadingBar', 'MeasurementFormPage', 'Pagination', 'UnlockPage']);

const isLong = (story: string) => stateOfStory(story).startsWith('long_');

describe('the stories of the slots', () => {
  it.each(slots)('are in one file for $slot', ({ found }) => {
    expect(found).toHaveLength(1);
  });

  it('belong to one slot each', () => {
    const names = new Set(slotNames.map(kebabCase));
    expect(files.filter(({ name }) => !names.has(name)).map(({ path }) => path)).toEqual([]);
  });

  it('show long Japanese text wherever a shop can enter one', () => {
    expect(
      slots
        .filter(({ slot, found }) => !withoutTexts.has(slot) && !found.some(({ stories }) => stories.some(isLong)))
        .map(({ slot }) => slot),
    ).toEqual([]);
  });
});

describe('reading stories', () => {
  it('finds the title and the named exports, without the default export', () => {
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
