import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopMessages } from './shop-messages.tsx';

/**
 * お店からの知らせを並べます。閉じたものは最初の描画から隠れます。
 * @do code と version を正しく渡す。閉じたことは、この2つで覚えている。
 * @dont ページごとの知らせに使わない。お店全体の知らせのための部品です。
 */
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
