import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { LinkList } from './link-list.tsx';

/**
 * リンクを一覧で並べます。今いる場所には印がつきます。
 * @do 見た目は使う側の class で与える。今のページには current を渡す。
 * @dont ボタンを並べるために使わない。
 */
const meta = {
  title: '部品/リンクの一覧',
  component: LinkList,
  args: {
    links: [
      { href: '/product/ham/', label: 'ハム', current: true },
      { href: '/product/sausage/', label: 'ソーセージ' },
    ],
    linkClassName: undefined,
  },
} satisfies Meta<typeof LinkList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Marked: Story = { args: { mark: <Icon name="arrow-right" /> } };
