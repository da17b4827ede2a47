import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotForSale } from './not-for-sale.tsx';

const category = { href: '/product/?category=salami' };

/**
 * 買えない理由と、近い商品への道です。
 * @do 理由の題を、休止・売り切れ・販売停止で書き分ける。
 * @dont 買えない商品に空のボタンを残さない。
 */
const meta = {
  title: '部品/購入できない理由',
  component: NotForSale,
  args: { product: { availability: { kind: 'sold_out' }, category }, request: null },
} satisfies Meta<typeof NotForSale>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SoldOut: Story = {};
export const Suspended: Story = {
  args: {
    product: { availability: { kind: 'suspended', reason: '動物検疫により輸入が停止されています。' }, category },
  },
};
