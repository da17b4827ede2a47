import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartSkeleton } from './cart-skeleton.tsx';

const meta = {
  title: '部品/読み込み中のカート',
  component: CartSkeleton,
  args: { classes: { line: undefined, picture: undefined, side: undefined }, picture: 'figure' },
} satisfies Meta<typeof CartSkeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const ShortWords: Story = { args: { rows: 2 } };
