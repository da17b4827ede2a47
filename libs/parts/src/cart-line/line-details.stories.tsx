import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { LineDetails } from './line-details.tsx';

/**
 * 1つの内容量と単価、軽減税率の「※」、買えない理由です。
 * @do 買えない商品では札を添える。
 * @dont 単価と合計を並べて同じ大きさにしない。
 */
const meta = {
  title: '部品/カートの商品の内容',
  component: LineDetails,
  args: { line: sampleCartLine, className: undefined },
} satisfies Meta<typeof LineDetails>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sellable: Story = {};
export const SoldOut: Story = { args: { line: { ...sampleCartLine, availability: { kind: 'sold_out' } } } };
export const Suspended: Story = {
  args: {
    line: { ...sampleCartLine, availability: { kind: 'suspended', reason: '輸入停止のため、ご注文いただけません。' } },
  },
};
