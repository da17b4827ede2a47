import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartPage } from '@shop/theming';
import { ambientGroup, cartPage, chilledGroup, extraParcel, frozenGroup, hamLine, summary } from './fixtures/cart-fixtures.ts';

const meta = { title: '購入/カート', component: CartPage, args: cartPage } satisfies Meta<typeof CartPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { status: 'loading' } };
export const OneZone: Story = {};
export const SeveralZones: Story = { args: { groups: [chilledGroup, frozenGroup, ambientGroup], summary: { ...summary, extraParcel } } };
export const Changed: Story = {
  args: {
    alerts: [{ id: 'c', tone: 'warning', text: '送料が変わりました。', href: null }],
    groups: [{ ...chilledGroup, lines: [{ ...hamLine, notices: [{ id: 'price', tone: 'warning', text: '価格が1,380円から1,480円に変わりました。' }] }] }],
  },
};
export const Problem: Story = {
  args: {
    groups: [{ ...chilledGroup, lines: [{ ...hamLine, availability: { kind: 'sold_out' }, notices: [{ id: 'stock', tone: 'danger', text: '品切れになりました。' }] }] }],
    summary: { ...summary, checkout: { ...summary.checkout, status: 'blocked', reason: 'お手続きの前に、カートの内容をご確認ください。' } },
  },
};
export const Empty: Story = { args: { status: 'empty', groups: [], summary: null } };
export const Expired: Story = {
  args: { status: 'empty', groups: [], summary: null, alerts: [{ id: 'expired', tone: 'warning', text: 'カートの保存期限が過ぎたため、新しいカートをご用意しました。', href: null }] },
};
export const Outage: Story = { args: { status: 'outage', groups: [], summary: null } };
