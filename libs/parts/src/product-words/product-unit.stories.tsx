import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductUnit } from './product-unit.tsx';

/**
 * 1つの内容量と、100 g あたりの価格です。
 * @do 続けて書きたい言葉は children に入れる。
 * @dont 内容量を商品名の中に入れない。
 */
const meta = {
  title: '部品/商品の単位',
  component: ProductUnit,
  args: { product: { unitLabel: '80g(約8枚)', pricePer100g: 1850 } },
} satisfies Meta<typeof ProductUnit>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByWeight: Story = {};
export const ByPiece: Story = { args: { product: { unitLabel: '詰め合わせ', pricePer100g: null } } };
