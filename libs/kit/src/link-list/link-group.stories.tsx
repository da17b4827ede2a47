import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkGroup } from './link-group.tsx';

const meta = {
  title: '部品/見出しのあるリンクの一覧',
  component: LinkGroup,
  args: {
    group: {
      title: 'ご利用案内',
      links: [
        { href: '/guide/', label: 'はじめての方へ' },
        { href: '/guide/shipping/', label: '送料とお届け' },
      ],
    },
    titleClassName: undefined,
    listClassName: undefined,
    linkClassName: undefined,
  },
} satisfies Meta<typeof LinkGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
