import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { LineName } from './line-name.tsx';

const meta = {
  title: '部品/カートの商品名',
  component: LineName,
  args: { line: sampleCartLine },
} satisfies Meta<typeof LineName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithOriginal: Story = { args: { originalClassName: 'original' } };
