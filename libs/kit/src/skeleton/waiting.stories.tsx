import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';
import { Waiting } from './waiting.tsx';

/**
 * スクリプトが持ってくるものの場所です。動かない環境では、その旨を伝えます。
 * @do 何を待っているかを label に書き、中は届くものと同じ形にする。
 * @dont サーバーが描けるものに使わない。
 */
const meta = { title: '部品/読み込み中の場所', component: Waiting } satisfies Meta<typeof Waiting>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { label: '読み込んでいます', children: <Skeleton /> } };
