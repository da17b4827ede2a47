import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alerts } from './alerts.tsx';

/**
 * 先へ進む前に知ってほしいことを、直せる場所への道と一緒に並べます。
 * @do 直す場所があるときは行き先(href)を、取り消せることには onUndo を渡す。
 * @dont ページの案内や宣伝に使わない。読み上げに割り込む知らせです。
 */
const meta = {
  title: '部品/確認のお知らせ',
  component: Alerts,
  args: {
    alerts: [
      { id: 'price', tone: 'info', text: '価格が変わりました。', href: null },
      { id: 'stock', tone: 'danger', text: 'ご用意できない商品があります。', href: '/cart/' },
    ],
  },
} satisfies Meta<typeof Alerts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
