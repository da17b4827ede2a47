import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

/**
 * これから届くものの場所を、同じ形で取っておきます。
 * @do 届くものと同じ大きさにして、届いたときに動かないようにする。
 * @dont 待つことを伝える文の代わりにしない。読み上げはしないので、囲む側が伝える。
 */
const meta = { title: '部品/読み込みの枠', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: 'medium' } };
export const Figure: Story = { args: { shape: 'figure' } };
