import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from './product-skeletons.tsx';

const meta = {
  title: '部品/商品を待つあいだ',
  component: ProductSkeletons,
  args: {
    count: 3,
    children: (
      <>
        <Skeleton />
        <Skeleton width="short" />
      </>
    ),
  },
} satisfies Meta<typeof ProductSkeletons>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
