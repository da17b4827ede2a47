import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';
import { Waiting } from './waiting.tsx';

const meta = { title: '部品/読み込み中の場所', component: Waiting } satisfies Meta<typeof Waiting>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { label: '読み込んでいます', children: <Skeleton /> } };
