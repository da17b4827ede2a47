import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { title: '部品/読み込みの枠', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: 'medium' } };
export const Figure: Story = { args: { shape: 'figure' } };
