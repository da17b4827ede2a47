import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkGroup } from './link-group.tsx';

/**
 * 見出しのあるリンクの一覧です。足もとの案内で使います。
 * @do 見た目は使う側の class で与える。題は見出しとして読まれる。
 * @dont 題のない並びに使わない。それは「リンクの一覧」です。
 */
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
