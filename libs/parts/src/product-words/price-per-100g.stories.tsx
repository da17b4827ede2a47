import type { Meta, StoryObj } from '@storybook/react-vite';
import { PricePer100g } from './price-per-100g.tsx';

/**
 * 100 g あたりの価格です。比べるために添えます。
 * @do 意味のない商品では null を渡し、何も出さない。
 * @dont 税込と税抜を混ぜない。
 */
const meta = { title: '部品/100gあたりの価格', component: PricePer100g, args: { yen: 1850 } } satisfies Meta<
  typeof PricePer100g
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {};
