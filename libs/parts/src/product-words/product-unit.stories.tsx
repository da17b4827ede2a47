import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductUnit } from './product-unit.tsx';

const meta = {
  title: '部品/商品の単位',
  component: ProductUnit,
  args: { product: { unitLabel: '80g(約8枚)', pricePer100g: 1850 } },
} satisfies Meta<typeof ProductUnit>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByWeight: Story = {};
export const ByPiece: Story = { args: { product: { unitLabel: '詰め合わせ', pricePer100g: null } } };
