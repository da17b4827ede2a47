import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { longName } from '../fixtures/long-texts.ts';
import { fullOrder, longAddress, longOrder, nothing } from './account.fixtures.tsx';

const GuestOrderPage = slot('GuestOrderPage');
const OrderPage = slot('OrderPage');

/**
 * メールのリンクで開いた注文の、周りの枠です。
 * @do 期限切れ(over)のときは、新しいリンクを求める道を1つ見せる。
 * @dont 注文の中身をこの枠に作らない。中身は children(OrderPage)が描く。
 */
const meta: Meta<typeof GuestOrderPage> = {
  title: 'アカウント/確認したご注文',
  component: GuestOrderPage,
  parameters: { layout: 'fullscreen', standsAlone: true },
  args: { status: 'ready', requestHref: '/order-lookup/', onRetry: nothing, children: null },
};
export default meta;
type Story = StoryObj<typeof GuestOrderPage>;

export const Ready: Story = {
  args: { children: <OrderPage {...fullOrder} back={{ label: '別のご注文を確認する', href: '/order-lookup/' }} /> },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Over: Story = { args: { status: 'over' } };
export const Outage: Story = { args: { status: 'outage' } };
/** The longest names, addresses and products that a shop and a shopper can enter. */
const long = {
  pieces: longOrder.pieces.map((piece) => ({
    ...piece,
    unitLabel: '約6kg(骨つき原木・専用の木箱入り)',
    unitPrice: 98_000,
    amount: 1_176_000,
    reducedTax: true,
  })),
  orderer: { ...longAddress, email: 'very.long.name.of.a.mail.box.that.does.not.end@sub.domain.example.com' },
};

export const LongText: Story = {
  args: {
    children: <OrderPage {...fullOrder} {...long} back={{ label: longName, href: '/order-lookup/' }} />,
  },
};
