import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from './product-skeletons.tsx';

/**
 * 商品を待つあいだの枠です。商品と同じ形にします。
 * @do 中(children)には、カードと同じ形の枠を入れる。
 * @dont カードと違う大きさの枠にしない。届いたときに画面が動く。
 */
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
