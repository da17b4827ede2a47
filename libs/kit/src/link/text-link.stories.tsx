import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link.tsx';

const meta = { title: '部品/文字リンク', component: TextLink } satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = { args: { to: '/guide/', children: 'お買い物ガイド' } };
export const Standalone: Story = { args: { to: '/guide/', standalone: true, children: 'もっと見る' } };
