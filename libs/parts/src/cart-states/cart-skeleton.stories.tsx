import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartSkeleton } from './cart-skeleton.tsx';

/**
 * カートが分かるまでの姿です。同じ形の枠を並べます。
 * @do テーマの class を渡し、届いたあとと同じ幅と高さにする。
 * @dont 待つあいだに「カートは空です」と見せない。
 */
const meta = {
  title: '部品/読み込み中のカート',
  component: CartSkeleton,
  args: { classes: { line: undefined, picture: undefined, side: undefined }, picture: 'figure' },
} satisfies Meta<typeof CartSkeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const ShortWords: Story = { args: { rows: 2 } };
