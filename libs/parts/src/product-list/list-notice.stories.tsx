import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListNotice } from './list-notice.tsx';

/**
 * お店が商品全体について書いた知らせです。
 * @do 一覧の下に1つだけ置く。
 * @dont 条件で絞った一覧に出さない。
 */
const meta = {
  title: '部品/商品一覧のお知らせ',
  component: ListNotice,
  args: {
    notice: {
      title: '年末のお届けについて',
      text: '年内のお届けは12月27日までです。',
      link: { label: 'くわしく見る', href: '/guide/' },
    },
  },
} satisfies Meta<typeof ListNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithLink: Story = {};
export const None: Story = { args: { notice: null } };
