import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { waitingCopy } from '@shop/copy';
import { deferredSlot, type WaitingGoodsProps } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { ham, salami, suspendedHam } from './fixtures/product-fixtures.ts';

const WaitingGoods = deferredSlot('WaitingGoods');

const row = (product = suspendedHam): WaitingGoodsProps['groups'][number]['goods'][number] => ({
  product,
  nearest: { label: ham.name, href: ham.href, price: ham.price },
  noticeHref: `${product.href}#restock`,
});
const several: WaitingGoodsProps['groups'] = [
  {
    reason: 'イタリア産の非加熱食肉製品は、日本への輸入が停止されています。',
    goods: [row(), { ...row({ ...salami, key: 'sal-it-001' }), nearest: null }, row({ ...ham, key: 'ham-it-002' })],
  },
  { reason: 'スペイン産の豚肉製品は、日本への輸入が停止されています。', goods: [row({ ...ham, key: 'ham-es-001' })] },
];

/**
 * 輸入が止まっている商品を、買える商品の下にまとめて見せます。
 * @do 理由ごとにまとめ、近い商品と、入荷のお知らせへの道を添える。
 * @dont 買える商品の間に混ぜない。理由も省かない。
 */
const meta = {
  title: '商品/輸入再開を待つ味',
  component: WaitingGoods,
  args: { groups: several },
} satisfies Meta<typeof WaitingGoods>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: waitingCopy.title })).toBeVisible();
    await expect(canvas.getAllByText(waitingCopy.nearest)).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: waitingCopy.noticeOf(suspendedHam.name) })).toHaveAttribute(
      'href',
      `${suspendedHam.href}#restock`,
    );
  },
};
export const One: Story = { args: { groups: [{ reason: several[1]?.reason ?? '', goods: [row()] }] } };
export const LongText: Story = {
  args: {
    groups: [
      {
        reason: longSentence,
        goods: [
          { ...row({ ...suspendedHam, name: longName }), nearest: { label: longName, href: '/', price: 123_456 } },
        ],
      },
    ],
  },
};
