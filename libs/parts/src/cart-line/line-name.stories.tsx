import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { LineName } from './line-name.tsx';

/**
 * カートの商品名です。見出しであり、商品ページへの道です。
 * @do 原語の名前は、originalClassName を渡したときだけ出す。
 * @dont 商品名を途中で切らない。折り返して全部見せる。
 */
const meta = {
  title: '部品/カートの商品名',
  component: LineName,
  args: { line: sampleCartLine },
} satisfies Meta<typeof LineName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithOriginal: Story = { args: { originalClassName: 'original' } };
