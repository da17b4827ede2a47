import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { LineAmount } from './line-amount.tsx';

const meta = {
  title: '部品/カートの金額',
  component: LineAmount,
  args: { line: sampleCartLine, className: undefined },
} satisfies Meta<typeof LineAmount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Pending: Story = { args: { line: { ...sampleCartLine, status: 'pending' } } };
