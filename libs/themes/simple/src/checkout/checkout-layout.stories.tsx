import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutLayout } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { longSums, sums } from './fixtures/cart-fixtures.ts';
import { hamPiece, longPiece, sausagePiece } from './fixtures/delivery-fixtures.ts';

/**
 * 購入の手続きの枠です。手順、知らせ、合計を、どの段でも同じ場所に置きます。
 * @do 合計はいつも見えるようにする。狭い画面では上の端に残し、内訳へのリンクにする。
 * @dont 終わっていない手順をリンクにしない。links にある手順だけへ戻れる。
 */
const meta = {
  title: '購入/手続きの枠',
  component: CheckoutLayout,
  args: {
    step: 'delivery',
    title: '配送日時とギフトの指定',
    lead: null,
    links: { cart: '/cart/', shipping: '/cart/shipping-select/' },
    alerts: [],
    sums,
    pieces: [hamPiece, sausagePiece],
    status: 'ready',
    onRetry: () => undefined,
    children: null,
  },
} satisfies Meta<typeof CheckoutLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Alerts: Story = {
  args: { alerts: [{ id: 'a', tone: 'danger', text: 'お届け先を入力してください。', href: '/cart/shipping-select/' }] },
};
export const Loading: Story = { args: { status: 'loading', sums: null } };
export const Outage: Story = { args: { status: 'outage', sums: null } };
export const ManyLines: Story = {
  args: { pieces: Array.from({ length: 30 }, (_, index) => ({ ...hamPiece, key: `many-${index}` })) },
};
export const LongText: Story = {
  args: {
    title: longName,
    lead: longSentence,
    alerts: [{ id: 'long', tone: 'warning', text: longSentence, href: '/cart/' }],
    sums: longSums,
    pieces: [longPiece],
  },
};
