import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopMessages } from './shop-messages.tsx';

const meta = {
  title: '部品/お店からのお知らせ',
  component: ShopMessages,
  args: {
    messages: [
      {
        code: 'year-end',
        version: 1,
        text: '12月31日から1月4日までは出荷をお休みします。\n年内のお届けは、12月27日正午までのご注文が目安です。',
      },
    ],
    children: (_, lines) => lines,
  },
} satisfies Meta<typeof ShopMessages>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
