import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alerts } from './alerts.tsx';

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
