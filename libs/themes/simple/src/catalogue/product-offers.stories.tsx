import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot, type ProductOffersProps } from '@shop/theming';
import { longName, longSentence, longUnit } from '../fixtures/long-texts.ts';

const ProductOffers = slot('ProductOffers');

const box: ProductOffersProps['offers'][number] = {
  key: 'ext-box-001',
  name: 'ギフト用化粧箱',
  lead: 'スライスパック3点までが入る、ふた付きの紙箱です。',
  unitLabel: '1個(26×20×6cm)',
  unitPrice: 330,
  picture: { drawing: 'accessory', tone: 'plate', alt: '', image: null },
  mostPerPiece: 1,
  reason: null,
};

/**
 * 商品に添えられる有料の品(箱、袋、道具)の案内です。カートに入れてから選びます。
 * @do 値段と、1つの商品に添えられる数を書く。いま添えられない品は理由を書く。
 * @dont ここに購入のボタンを置かない。添えるのはカートの中です。
 */
const meta = { title: '商品/商品に添えられる品', component: ProductOffers, args: { offers: [box] } } satisfies Meta<
  typeof ProductOffers
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('商品1点につき1点まで')).toBeVisible();
  },
};
export const Several: Story = {
  args: {
    offers: [
      box,
      { ...box, key: 'bag', name: '手提げ紙袋', unitPrice: 55, lead: null },
      { ...box, key: 'ext-box-002', name: '桐箱(スライス用)', reason: '桐材の入荷が遅れています。' },
    ],
  },
};
export const LongText: Story = {
  args: { offers: [{ ...box, name: longName, lead: longSentence, unitLabel: longUnit, reason: longSentence }] },
};
