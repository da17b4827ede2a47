import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';
import {
  ambientGroup,
  cartPage,
  chilledGroup,
  extraParcel,
  frozenGroup,
  hamLine,
  longLine,
  longSums,
  manyLines,
  summary,
} from './fixtures/cart-fixtures.ts';

const CartPage = slot('CartPage');

/**
 * カートのページです。商品を温度帯ごとに分け、合計と次への道を添えます。
 * @do 読み込み中、空、通信できないときの姿を、それぞれ CartState に渡して描き分ける。
 * @dont 便の分かれ方を隠さない。なぜ送料が増えるかは、温度帯のまとまりで伝わる。
 */
const meta = { title: '購入/カート', component: CartPage, args: cartPage } satisfies Meta<typeof CartPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { status: 'loading' } };
export const OneZone: Story = {};
export const SeveralZones: Story = {
  args: { groups: [chilledGroup, frozenGroup, ambientGroup], summary: { ...summary, extraParcel } },
};
export const Changed: Story = {
  args: {
    alerts: [{ id: 'c', tone: 'warning', text: '送料が変わりました。', href: null }],
    groups: [
      {
        ...chilledGroup,
        lines: [
          { ...hamLine, notices: [{ id: 'price', tone: 'warning', text: '価格が1,380円から1,480円に変わりました。' }] },
        ],
      },
    ],
  },
};
export const Problem: Story = {
  args: {
    groups: [
      {
        ...chilledGroup,
        lines: [
          {
            ...hamLine,
            availability: { kind: 'sold_out' },
            notices: [{ id: 'stock', tone: 'danger', text: '品切れになりました。' }],
          },
        ],
      },
    ],
    summary: {
      ...summary,
      checkout: { ...summary.checkout, status: 'blocked', reason: 'お手続きの前に、カートの内容をご確認ください。' },
    },
  },
};
export const Empty: Story = { args: { status: 'empty', groups: [], summary: null } };
export const Expired: Story = {
  args: {
    status: 'empty',
    groups: [],
    summary: null,
    alerts: [
      {
        id: 'expired',
        tone: 'warning',
        text: 'カートの保存期限が過ぎたため、新しいカートをご用意しました。',
        href: null,
      },
    ],
  },
};
export const Outage: Story = { args: { status: 'outage', groups: [], summary: null } };
export const ManyLines: Story = {
  args: { groups: [{ ...chilledGroup, lines: manyLines }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: '数量を1つ増やす' })).toHaveLength(30);
  },
};
export const LongText: Story = {
  args: {
    alerts: [{ id: 'long', tone: 'warning', text: longSentence, href: '/cart/' }],
    groups: [
      { ...chilledGroup, lines: [{ ...longLine, notices: [{ id: 'long', tone: 'danger', text: longSentence }] }] },
    ],
    summary: { ...summary, sums: longSums, extraParcel: { fee: 123_456, reason: longSentence } },
    cautions: { index: longSentence, note: longSentence, links: longSentence },
  },
};
