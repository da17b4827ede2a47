import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotForSale } from './not-for-sale.tsx';

const category = { href: '/product/?category=salami' };

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
