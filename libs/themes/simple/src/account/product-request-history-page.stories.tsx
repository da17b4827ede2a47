import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { slot, type LoggedProductRow, type WaitedProductRow, type WishedProductRow } from '@shop/theming';
import { idle } from '../catalogue/fixtures/product-fixtures.ts';
import { longSentence, longWord } from '../fixtures/long-texts.ts';
import { loggedProducts, longLogged, manyLogged, middlePage, onePage } from './logs.fixtures.ts';

const ProductRequestHistoryPage = slot('ProductRequestHistoryPage');
const path = '/mypage/product_request_history/';
const soldOut = { kind: 'sold_out' } as const;
const wishOf = (row: LoggedProductRow, wish: Partial<WishedProductRow> = {}): WishedProductRow => ({
  ...row,
  note: null,
  ...wish,
});
const waitedOf = (label: string): WaitedProductRow => ({
  id: label,
  day: '2026.11.20(金)',
  product: { label, href: '/product/ham-fr-001/' },
  isBusy: false,
  onDelete: fn(),
});
const [first, second, third] = loggedProducts;
const rows = [
  wishOf(first, { note: '年末に4袋ほしいです。' }),
  wishOf(second, { product: { ...second.product, availability: soldOut } }),
  wishOf(third),
];

/**
 * 入荷を待つ商品と、取り扱いを望んだ商品の記録です。
 * @do 待っている商品を先に並べ、1つずつやめられるようにする。
 * @dont 待っているものがないとき(waited が空)に、見出しだけを残さない。
 */
const meta = {
  title: 'マイページ/入荷のお知らせ・ご希望',
  component: ProductRequestHistoryPage,
  args: { rows, total: rows.length, pagination: onePage(path), browseHref: '/product/', addOf: () => idle, waited: [] },
} satisfies Meta<typeof ProductRequestHistoryPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Products back in stock are marked and can be bought; the others are waiting. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [there, waiting] = within(canvas.getByRole('region', { name: '2026.11.21(土)' })).getAllByRole('listitem');
    await expect(there).toHaveTextContent(/いま、お求めいただけます/);
    await expect(there).toHaveTextContent(/ご希望の内容:年末に4袋ほしいです。/);
    await expect(waiting).toHaveTextContent(/まだお求めいただけません/);
  },
};
export const One: Story = { args: { rows: rows.slice(0, 1), total: 1 } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const Waiting: Story = {
  args: { waited: [waitedOf('ケーゼクライナー 4本入'), waitedOf('プロシュート・ディ・パルマ 24ヶ月熟成')] },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('region', { name: 'お知らせをお待ちの商品' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      list.getByRole('button', { name: /「ケーゼクライナー 4本入」を入荷のお知らせから削除する/ }),
    ).toBeVisible();
  },
};
export const Message: Story = {
  args: { message: { tone: 'success', text: '「ケーゼクライナー」を入荷のご希望から削除しました', onUndo: fn() } },
};
export const LongText: Story = {
  args: {
    rows: [wishOf(longLogged, { note: `${longSentence}${longWord}` })],
    total: 1,
    waited: [waitedOf(longSentence), waitedOf(longWord)],
  },
};
export const Many: Story = {
  args: { rows: manyLogged.map((row) => wishOf(row)), total: 30, pagination: middlePage(path) },
};
