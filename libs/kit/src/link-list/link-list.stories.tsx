import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { LinkList } from './link-list.tsx';

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
