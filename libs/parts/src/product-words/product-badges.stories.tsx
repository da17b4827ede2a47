import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductBadges } from './product-badges.tsx';

/**
 * 一覧の商品の札です。温度帯と、少ないときの在庫を出します。
 * @do 在庫が十分なときは温度帯だけにする。
 * @dont 十分にある商品に「在庫あり」の札を足さない。
 */
const meta = {
  title: '部品/商品の札',
  component: ProductBadges,
  args: { product: { zone: 'chilled', availability: { kind: 'in_stock' } } },
} satisfies Meta<typeof ProductBadges>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plenty: Story = {};
export const Few: Story = { args: { product: { zone: 'frozen', availability: { kind: 'few', remaining: 3 } } } };
export const SoldOut: Story = { args: { product: { zone: 'ambient', availability: { kind: 'sold_out' } } } };
