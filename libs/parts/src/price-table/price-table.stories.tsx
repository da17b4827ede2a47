import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceTable } from './price-table.tsx';

/**
 * 注文の合計の内訳です。1行に1つ、最後に合計を置きます。
 * @do 値引きは負の数で渡し、分からない金額は text で言葉にする。
 * @dont 行を画面の側で足し引きしない。
 */
const meta = { title: '部品/金額の表', component: PriceTable } satisfies Meta<typeof PriceTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Order: Story = {
  args: {
    caption: 'お支払い金額',
    rows: [
      { id: 'goods', label: '商品の小計', yen: 4960 },
      { id: 'carriage', label: '送料', note: '冷蔵便 1個口', yen: 1180 },
      { id: 'coupon', label: 'クーポン', yen: -300 },
      { id: 'wrap', label: '包装', yen: null, text: 'お届け先を選ぶと表示されます' },
    ],
    total: { label: '合計', yen: 5840, note: '内消費税 473円' },
  },
};
