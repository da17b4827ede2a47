import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { deferredSlot, type SearchUnderstoodProps } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';

const SearchUnderstood = deferredSlot('SearchUnderstood');

const args: SearchUnderstoodProps = {
  didYouMean: 'もしかして：モルタデッラ',
  text: '「モルタデラ」に合う商品がないため、こちらのことばで検索しました。',
  ways: [
    {
      label: '「モルタデラ」のまま検索する',
      href: '/product/?word=%E3%83%A2%E3%83%AB%E3%82%BF%E3%83%87%E3%83%A9&as_typed=1',
    },
  ],
};

/**
 * 入力と違う言葉で探したときに、それを伝える段落の中身です。
 * @do 入力どおりに探し直す道(ways)を必ず残す。
 * @dont 見出しや箱を作らない。題名の下の段落に入る文です。
 */
const meta = {
  title: '商品/検索のことば',
  component: SearchUnderstood,
  args,
  decorators: [(Story) => <p>{Story()}</p>],
} satisfies Meta<typeof SearchUnderstood>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Corrected: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('もしかして：モルタデッラ')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: '「モルタデラ」のまま検索する' })).toHaveAttribute(
      'href',
      expect.stringContaining('as_typed=1'),
    );
  },
};
export const Relaxed: Story = {
  args: {
    didYouMean: null,
    text: '「バイヨンヌ 冷凍」のすべてに合う商品がないため、「冷凍」を除いて検索しました。',
    ways: [{ label: '「バイヨンヌ 冷凍」のまま検索する', href: '/product/?word=%E5%86%B7%E5%87%8D&as_typed=1' }],
  },
};
export const LongText: Story = {
  args: { didYouMean: longName, text: longSentence, ways: [{ label: longName, href: '/product/' }] },
};
