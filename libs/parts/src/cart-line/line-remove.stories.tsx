import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { LineRemove } from './line-remove.tsx';

const meta = {
  title: '部品/カートから削除',
  component: LineRemove,
  args: { line: sampleCartLine },
} satisfies Meta<typeof LineRemove>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const WithIcon: Story = { args: { icon: 'trash' } };
