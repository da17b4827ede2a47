import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuyDetails } from './buy-details.tsx';

/**
 * 買う前に知ること(届く日、保存、贈りもの、加熱)を、絵と一緒に並べます。
 * @do 買えない商品では届く日を出さない。
 * @dont 加熱が要る商品の注意を省かない。
 */
const meta = {
  title: '部品/購入前に知ること',
  component: BuyDetails,
  args: {
    product: { zone: 'chilled' },
    buyable: true,
    delivery: '最短で11月23日(月)にお届け',
    storage: '要冷蔵(10℃以下)',
    bestBefore: '出荷日より40日以上',
    gift: { noshi: true, wrapping: true },
    handling: null,
  },
} satisfies Meta<typeof BuyDetails>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Buyable: Story = {};
export const Raw: Story = { args: { handling: '加熱してお召し上がりください' } };
export const NotForSale: Story = { args: { buyable: false } };
