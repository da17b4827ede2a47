import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListFailed } from './list-failed.tsx';

const meta = { title: '部品/読めない商品一覧', component: ListFailed, args: { onRetry: () => undefined } } satisfies Meta<typeof ListFailed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Drawn: Story = { args: { illustration: 'maintenance' } };
