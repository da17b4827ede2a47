import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { payAtStore, payByTransfer, payOverdue } from '../checkout/fixtures/order-fixtures.ts';
import { fullOrder, longAddress, longOrder, picture } from './account.fixtures.tsx';

const OrderPage = slot('OrderPage');

const meta: Meta<typeof OrderPage> = { title: 'マイページ/注文の詳細', component: OrderPage, args: fullOrder };
export default meta;
type Story = StoryObj<typeof OrderPage>;

const [destination] = fullOrder.destinations;

export const Default: Story = {};
export const AwaitingPayment: Story = {
  args: {
    status: 'awaiting_payment',
    notices: [{ tone: 'info', text: 'お支払いの確認ができしだい、発送の準備に入ります。' }],
    payment: { name: 'コンビニ払い', timing: 'ご注文から7日以内' },
    prepayment: { state: 'unpaid', until: '2026.11.27(金)' },
    instructions: payAtStore,
  },
};
const transfer = { name: '銀行振込(前払い)', timing: 'ご入金の確認後に発送' } as const;
export const UnpaidTransfer: Story = {
  args: {
    notices: [{ tone: 'info', text: 'ご入金の確認ができしだい、発送の準備に入ります。' }],
    payment: transfer,
    prepayment: { state: 'unpaid', until: '2026.11.27(金)' },
    instructions: payByTransfer,
  },
};
export const Overdue: Story = { args: { payment: transfer, prepayment: { state: 'overdue', until: '2026.11.27(金)' }, instructions: payOverdue } };
export const Paid: Story = { args: { payment: transfer, prepayment: { state: 'paid', until: null } } };
export const Cancelled: Story = {
  args: { status: 'cancelled', cancelUntil: null, notices: [{ tone: 'info', text: 'このご注文はキャンセルされました(理由:日程の都合)。' }] },
};
export const SeveralDestinations: Story = {
  args: destination && {
    destinations: [destination, { ...destination, key: 's2', label: 'お届け先2', name: '見本 花子', noshi: null, message: null, tracking: ['1234-5678-9012'] }],
  },
};
export const LongText: Story = {
  args: {
    pieces: longOrder.pieces.map((piece) => ({ ...piece, picture, unitLabel: '約6kg(骨つき原木・専用の木箱入り)', unitPrice: 98_000, amount: 1_176_000, reducedTax: true })),
    destinations: destination && [{ ...destination, ...longAddress }],
    orderer: { ...longAddress, email: 'very.long.name.of.a.mail.box.that.does.not.end@sub.domain.example.com' },
    note: '配達の前にお電話をいただけますと助かります。留守の場合は、管理人室にお預けください。'.repeat(4),
    receiptAddressee: '一般社団法人 輸入食肉加工品をおいしく安全に楽しむ会',
  },
};
