import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import CartSummary from './cart-summary.tsx';

/**
 * 発注台帳の合計です。内訳・税・送料をます目に分け、合計の帯は台帳のどこにいても見えます。
 *
 * @do 税抜は、税率ごとに丸めた消費税を合計から引いて出す。
 * @dont 帯に内訳を詰め込まない。狭い画面では合計とボタンだけにする。
 */
const meta = {
  title: '購入/台帳の合計',
  component: CartSummary,
  args: {
    sums: {
      rows: [
        { id: 'goods', key: 'goods', name: null, yen: 3360 },
        { id: 'carriage', key: 'carriage', name: null, yen: 2430 },
      ],
      total: 5790,
      taxes: [
        { ratePercent: 8, taxable: 3360, tax: 248 },
        { ratePercent: 10, taxable: 2430, tax: 220 },
      ],
      pieces: 2,
      isEstimated: true,
    },
    freeCarriage: { threshold: 10_800, remaining: 7440 },
    extraParcel: { fee: 1215, reason: '保存温度の異なる商品は同じ箱でお届けできないため、お荷物が分かれます。' },
    coupon: {
      applied: [],
      status: 'idle',
      error: null,
      mine: [],
      onAdd: () => undefined,
      onRemove: () => undefined,
    },
    points: null,
    checkout: { status: 'ready', reason: null, onStart: () => undefined },
    loginHref: '/login/',
    express: null,
  },
} satisfies Meta<typeof CartSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  name: 'ゲスト',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent);
    await expect(figures).toEqual(['2点', '5,322円', '468円', '5,790円(税込)']);
  },
};
export const WithoutTaxes: Story = {
  name: '税のない注文',
  args: { sums: { ...meta.args.sums, taxes: [] }, freeCarriage: null, extraParcel: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('消費税')).toBeNull();
  },
};
