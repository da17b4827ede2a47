import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link.tsx';

/**
 * 文の中や、一覧で使う文字のリンクです。
 * @do 一覧やひとりで立つときは standalone にして、指で押せる高さを取る。
 * @dont 「こちら」のような行き先の分からない言葉にしない。
 */
const meta = { title: '部品/文字リンク', component: TextLink } satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = { args: { to: '/guide/', children: 'お買い物ガイド' } };
export const Standalone: Story = { args: { to: '/guide/', standalone: true, children: 'もっと見る' } };
