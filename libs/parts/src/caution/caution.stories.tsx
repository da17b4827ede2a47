import type { Meta, StoryObj } from '@storybook/react-vite';
import { Caution } from './caution.tsx';

/**
 * お店がこの画面に書いた注意です。
 * @do 文の間で読むなら look を quiet にする。
 * @dont 画面の文をここに書かない。お店の設定だけを描く。
 */
const meta = {
  title: '部品/お店からの注意',
  component: Caution,
  args: { html: '<p>年内のお届けは<strong>12月27日</strong>までです。</p>' },
} satisfies Meta<typeof Caution>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Apart: Story = {};
export const Quiet: Story = { args: { look: 'quiet' } };
