import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot, type OrderGift } from '@shop/theming';
import { payAtStore, payByTransfer, payOverdue } from '../checkout/fixtures/order-fixtures.ts';
import { fullOrder, longAddress, longOrder, picture } from './account.fixtures.tsx';
import { again, cancelling, issuedReceipt, parcels, receipt, tooLate } from './fixtures/order-actions.tsx';

const OrderPage = slot('OrderPage');

/**
 * 注文1つの画面です。状態、お届け先、合計を見て、キャンセル、領収書、もう一度の注文ができます。
 * @do できない操作は、理由をお店の文のまま見せる。操作の結果にはフォーカスを移す。
 * @dont 注文の前に見せた6つの項目(terms)を省かない。たたんであっても読めるようにする。
 */
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
export const Overdue: Story = {
  args: { payment: transfer, prepayment: { state: 'overdue', until: '2026.11.27(金)' }, instructions: payOverdue },
};
export const Paid: Story = { args: { payment: transfer, prepayment: { state: 'paid', until: null } } };
export const Cancelled: Story = {
  args: {
    status: 'cancelled',
    cancel: null,
    message: { tone: 'success', text: 'ご注文のキャンセルを承りました。' },
    parcels: [],
    notices: [
      {
        tone: 'info',
        text: 'このご注文はキャンセルされました(理由:日程の都合)。クレジットカードのご利用 7,370円(税込)の取消しを進めています。数分で終わります。ご利用いただいた300ポイントは、お戻ししました。',
      },
    ],
    receipt: { ...receipt, refusal: 'キャンセルされたご注文の領収書は発行できません。' },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('ご注文のキャンセルを承りました。').closest('[tabindex]'),
    ).toHaveFocus();
  },
};
/**
 * An order cannot be cancelled before the consequences were shown and a reason given; a refusal shows the server's
 * message, and the reason remains.
 */
export const Cancelling: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'このご注文をキャンセルする' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText(/300ポイント/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'キャンセルする' }));
    const reason = dialog.getByRole('textbox', { name: /理由/ });
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, '日程の都合');
    await userEvent.click(dialog.getByRole('button', { name: 'キャンセルする' }));
    await expect(await dialog.findByText(tooLate)).toBeVisible();
    await expect(reason).toHaveValue('日程の都合');
  },
};
export const TooLate: Story = { args: { status: 'preparing', cancel: { ...cancelling, refusal: tooLate } } };
export const Shipped: Story = {
  args: {
    status: 'shipped',
    cancel: null,
    receipt,
    parcels: parcels.map((parcel) => ({
      ...parcel,
      shipDate: null,
      shippedOn: '2026.11.26(木)',
      trackingNo: '1234-5678-9012',
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '領収書を発行する' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText(/あとから変えられません/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /宛名/ })).toHaveValue('見本 太郎');
  },
};
export const ReceiptIssued: Story = {
  args: {
    ...Shipped.args,
    receipt: { ...issuedReceipt, message: { tone: 'success', text: '「領収書_261120-7K3MX.pdf」を保存しました。' } },
  },
};
export const OrderedAgain: Story = {
  args: {
    ...Shipped.args,
    again: {
      ...again,
      outcome: {
        tone: 'warning',
        text: '1種類・2点をカートに入れました。次の商品は、カートに入れていません。',
        missing: [{ key: 'l2', name: 'ハム台と専用ナイフの組', reason: 'ただいま品切れです。' }],
      },
    },
  },
};
const onSend = fn();
const waiting: OrderGift = {
  state: 'waiting',
  receiver: '見本 花子',
  message: 'お誕生日おめでとうございます。',
  until: '2026.11.27 23:59',
  registeredAt: null,
  link: { onSend, isBusy: false, message: null },
};
export const SocialGift: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'リンクをもう一度送る' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
  args: {
    parcels: [],
    gift: waiting,
    destinations: destination && [
      {
        ...destination,
        name: '見本 花子',
        postalCode: '',
        phone: '',
        address: 'ご住所は、お受け取りの方がご入力になります。',
        noshi: null,
        message: null,
      },
    ],
  },
};
export const LinkSent: Story = {
  args: {
    ...SocialGift.args,
    gift: {
      ...waiting,
      link: {
        onSend,
        isBusy: false,
        message: { tone: 'success', text: '新しいリンクをメールでお送りしました。これまでのリンクは使えません。' },
      },
    },
  },
};
export const SeveralDestinations: Story = {
  args: destination && {
    destinations: [
      destination,
      { ...destination, key: 's2', label: 'お届け先2', name: '見本 花子', noshi: null, message: null },
    ],
    parcels: parcels.flatMap((parcel) => [parcel, { ...parcel, key: 'p2', to: '見本 花子' }]),
  },
};
export const LongText: Story = {
  args: {
    pieces: longOrder.pieces.map((piece) => ({
      ...piece,
      picture,
      unitLabel: '約6kg(骨つき原木・専用の木箱入り)',
      unitPrice: 98_000,
      amount: 1_176_000,
      reducedTax: true,
    })),
    destinations: destination && [{ ...destination, ...longAddress }],
    orderer: { ...longAddress, email: 'very.long.name.of.a.mail.box.that.does.not.end@sub.domain.example.com' },
    note: '配達の前にお電話をいただけますと助かります。留守の場合は、管理人室にお預けください。'.repeat(4),
    receipt: {
      ...issuedReceipt,
      issued: issuedReceipt.issued && {
        ...issuedReceipt.issued,
        addressee: '一般社団法人 輸入食肉加工品をおいしく安全に楽しむ会 御中',
      },
    },
    parcels: parcels.map((parcel) => ({
      ...parcel,
      to: longAddress.name,
      carrier: '日本郵便(チルドゆうパック・冷凍ゆうパック取扱支店)',
      trackingNo: '1234-5678-9012-3456-7890-1234-5678',
    })),
  },
};
