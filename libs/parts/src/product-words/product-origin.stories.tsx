import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductOrigin } from './product-origin.tsx';

/**
 * 商品の国と、熟成の月数です。
 * @do 熟成しない商品では、月数を出さない。
 * @dont 産地の細かい地名まで書かない。それは商品ページにある。
 */
const meta = {
  title: '部品/商品の産地',
  component: ProductOrigin,
  args: { product: { country: 'フランス', agingMonths: 12 } },
} satisfies Meta<typeof ProductOrigin>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Aged: Story = {};
export const Fresh: Story = { args: { product: { country: 'ドイツ', agingMonths: null } } };
