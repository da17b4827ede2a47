import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeaderActions } from './header-actions.tsx';

/**
 * 頭の端に置く、マイページとカートです。
 * @do 言葉を添えるのはタブレットから、または広い画面から(words)。狭い画面では読み上げだけになる。
 * @dont この2つのほかに入口を増やさない。
 */
const meta = {
  title: '部品/マイページとカート',
  component: HeaderActions,
  args: {
    account: { href: '/login/', label: 'ログイン' },
    cart: { href: '/cart/', count: 3, onOpen: null },
    className: undefined,
    linkClassName: undefined,
  },
} satisfies Meta<typeof HeaderActions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const FromDesktops: Story = { args: { words: 'desktop' } };
