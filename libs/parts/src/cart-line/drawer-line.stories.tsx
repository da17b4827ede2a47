import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { DrawerLine } from './drawer-line.tsx';

const line = {
  key: '1',
  name: sampleCartLine.name,
  href: sampleCartLine.href,
  picture: { drawing: 'ham', tone: 'plate', alt: '', image: null },
  unitPrice: 1480,
  quantity: 2,
  maxQuantity: 12,
  notice: null,
};

/**
 * 横のカートの商品1つです。
 * @do 商品ページへ行くと、横のカートを閉じる(onLeave)。
 * @dont 大きな写真を使わない。88 px ほどの場所に置く。
 */
const meta = {
  title: '部品/横のカートの商品',
  component: DrawerLine,
  args: {
    line,
    className: undefined,
    pictureClassName: undefined,
    onQuantity: () => undefined,
    onRemove: () => undefined,
    onLeave: () => undefined,
  },
  render: (args) => (
    <ul>
      <DrawerLine {...args} />
    </ul>
  ),
} satisfies Meta<typeof DrawerLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Changed: Story = { args: { line: { ...line, notice: '価格が変わりました。' } } };
