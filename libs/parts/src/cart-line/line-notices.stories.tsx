import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { LineNotices } from './line-notices.tsx';

/**
 * その商品に起きた変化、上限に達したこと、添えるものを並べます。
 * @do 何もないときは何も描かない。行の間を空けない。
 * @dont お店全体のお知らせをここに出さない。
 */
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
