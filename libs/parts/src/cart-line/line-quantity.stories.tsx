import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { LineQuantity } from './line-quantity.tsx';

/**
 * カートの数量です。変えるとすぐに送られます。
 * @do あるより多い数は、下げるまでそのまま読めるようにする。
 * @dont 「更新」のボタンを足さない。
 */
const meta = {
  title: '部品/カートの数量',
  component: LineQuantity,
  args: { line: sampleCartLine },
} satisfies Meta<typeof LineQuantity>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const SoldOut: Story = { args: { line: { ...sampleCartLine, availability: { kind: 'sold_out' } } } };
export const MoreThanThereAre: Story = { args: { line: { ...sampleCartLine, quantity: 5, maxQuantity: 3 } } };
