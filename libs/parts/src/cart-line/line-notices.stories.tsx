import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { LineNotices } from './line-notices.tsx';

const meta = {
  title: '部品/カートの商品のお知らせ',
  component: LineNotices,
  args: { line: sampleCartLine, className: undefined, limitClassName: undefined },
} satisfies Meta<typeof LineNotices>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  args: { line: { ...sampleCartLine, notices: [{ id: 'price', tone: 'warning', text: '価格が変わりました。' }] } },
};
export const Limited: Story = { args: { line: { ...sampleCartLine, quantity: 12 } } };
