import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = { title: '部品/しるし', component: Badge } satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: '限定' } };
export const Accent: Story = { args: { tone: 'accent', icon: 'label', children: '地理的表示' } };
export const Success: Story = { args: { tone: 'success', icon: 'check', children: 'お支払い済み' } };
export const Warning: Story = { args: { tone: 'warning', icon: 'clock', children: 'お支払い待ち' } };
export const Danger: Story = { args: { tone: 'danger', icon: 'warning', children: '期限切れ' } };
export const Info: Story = { args: { tone: 'info', icon: 'truck', children: '発送済み' } };
