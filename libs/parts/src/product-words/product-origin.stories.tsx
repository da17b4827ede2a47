import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductOrigin } from './product-origin.tsx';

const meta = {
  title: '部品/商品の産地',
  component: ProductOrigin,
  args: { product: { country: 'フランス', agingMonths: 12 } },
} satisfies Meta<typeof ProductOrigin>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Aged: Story = {};
export const Fresh: Story = { args: { product: { country: 'ドイツ', agingMonths: null } } };
