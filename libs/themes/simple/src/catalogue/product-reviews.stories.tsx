import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { deferredSlot, type ReviewView } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';

const ProductReviews = deferredSlot('ProductReviews');

const reviewOf = (id: number, changes: Partial<ReviewView> = {}): ReviewView => ({
  id,
  author: '見本',
  rating: 4,
  title: '見本の題',
  body: '見本の本文です。\n改行も、書かれたとおりに残ります。',
  day: '2026.11.18',
  isSample: false,
  isPurchased: true,
  incentive: null,
  ...changes,
});
const onChange = fn();
const onMore = fn();
const sort = {
  value: 'newest',
  options: [
    { value: 'newest', label: '新しい順' },
    { value: 'highest', label: '評価の高い順' },
    { value: 'lowest', label: '評価の低い順' },
  ],
  onChange,
};
const rows = [
  reviewOf(3, { rating: 5, incentive: 'ポイントを差し上げたレビューです' }),
  reviewOf(2),
  reviewOf(1, { isSample: true, isPurchased: false, rating: 3 }),
];

/**
 * 買った人の声です。平均と内訳、並べ替え、続きの読み込みを持ちます。
 * @do 見本の声には見本の印、景品のある声にはその旨の印をつける。
 * @dont 見本を平均に数えない。買った人の評価がないときは平均そのものを出さない。
 */
const meta = {
  title: '商品/レビュー',
  component: ProductReviews,
  args: { ratings: { count: 12, average: 4.3, counts: [6, 4, 1, 1, 0] }, rows, sort, more: null, failure: null },
} satisfies Meta<typeof ProductReviews>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A reward for a review is disclosed next to it, and a sample is marked as one. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [given, plain, sample] = within(canvasElement).getAllByRole('article') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await expect(within(given).getByText('PR/特典あり')).toBeVisible();
    await expect(within(plain).queryByText('PR/特典あり')).toBeNull();
    await expect(within(plain).getByText('購入者')).toBeVisible();
    await expect(within(sample).getByText('見本', { selector: 'span' })).toBeVisible();
    await expect(within(sample).queryByText('購入者')).toBeNull();
    await expect(within(canvasElement).getByRole('listitem', { name: '4点が4件' })).toBeVisible();
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: '並べ替え' }), '評価の低い順');
    await expect(onChange).toHaveBeenCalledWith('lowest');
  },
};
/** Only buyers are counted. */
export const Samples: Story = {
  args: {
    ratings: { count: 0, average: null, counts: [0, 0, 0, 0, 0] },
    rows: [reviewOf(1, { isSample: true, isPurchased: false, rating: 3 })],
    sort: null,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/お客様のレビューはまだありません/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/平均/)).toBeNull();
  },
};
export const Many: Story = {
  args: { more: { remaining: 9, isBusy: false, onMore } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'あと9件のレビューを見る' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { name: '続きを読み込み中', args: { more: { remaining: 9, isBusy: true, onMore } } };
export const Failed: Story = {
  args: {
    more: { remaining: 9, isBusy: false, onMore },
    failure: 'レビューを読み込めませんでした。通信環境をお確かめのうえ、もう一度お試しください。',
  },
};
export const LongText: Story = {
  args: {
    ratings: { count: 123_456, average: 4.9, counts: [123_000, 456, 0, 0, 0] },
    rows: [
      reviewOf(1, {
        author: longName,
        title: longSentence,
        body: `${longSentence}\n\n${longSentence}`,
        incentive: longSentence,
      }),
    ],
  },
};
