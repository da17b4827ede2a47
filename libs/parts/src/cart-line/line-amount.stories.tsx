import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { LineAmount } from './line-amount.tsx';

/**
 * カートの行の金額です。変更中は待機の印に変わります。
 * @do 数を変えているあいだは、金額ではなく待機を見せる。
 * @dont 金額を計算して先に見せない。
 */
const meta = {
  title: '部品/カートの金額',
  component: LineAmount,
  args: { line: sampleCartLine, className: undefined },
} satisfies Meta<typeof LineAmount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Pending: Story = { args: { line: { ...sampleCartLine, status: 'pending' } } };
