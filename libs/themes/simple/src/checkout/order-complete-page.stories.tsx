import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { longSums } from './fixtures/cart-fixtures.ts';
import { longPostal } from './fixtures/delivery-fixtures.ts';
import { complete, payAtStore, payByTransfer, planned } from './fixtures/order-fixtures.ts';

const OrderCompletePage = slot('OrderCompletePage');

const none = { order: null, registerHref: null } as const;

/**
 * 注文を承ったこと、または支払いがどうなったかを伝える画面です。
 * @do お支払い待ちの注文には、払い方(instructions)と期限をすぐ見せる。
 * @dont 注文になっていないとき(failed・resume・missing)に、ありがとうの絵や言葉を使わない。
 */
const meta = { title: '購入/ご注文の完了', component: OrderCompletePage, args: complete } satisfies Meta<
  typeof OrderCompletePage
>;

export default meta;

type Story = StoryObj<typeof meta>;

const onResume = fn();
const onRetry = fn();

export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    const [number] = within(canvasElement).getAllByText('20261120-0001');
    await expect(number).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: '会員登録をする' })).toHaveAttribute(
      'href',
      '/register/',
    );
  },
};
export const AwaitingPayment: Story = {
  args: {
    status: 'awaiting_payment',
    order: complete.order && {
      ...complete.order,
      paymentName: 'コンビニエンスストア払い(前払い)',
      prepayment: { state: 'unpaid', until: '2026.11.27(金)' },
    },
    instructions: payAtStore,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('未入金')).toBeVisible();
    await expect(canvas.getByText('7,370')).toBeVisible();
    await expect(canvas.getByText('2026.11.27(金)まで')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'お支払い番号をコピー' })).toBeVisible();
  },
};
export const BankTransfer: Story = {
  args: {
    status: 'awaiting_payment',
    order: complete.order && {
      ...complete.order,
      paymentName: '銀行振込(前払い)',
      prepayment: { state: 'unpaid', until: '2026.11.27(金)' },
    },
    instructions: payByTransfer,
  },
};
export const Paid: Story = {
  args: {
    order: complete.order && {
      ...complete.order,
      paymentName: '銀行振込(前払い)',
      prepayment: { state: 'paid', until: null },
    },
  },
};
export const Checking: Story = { args: { ...none, status: 'checking' } };
export const Resume: Story = {
  args: { ...none, status: 'resume', onResume, onChooseAgain: () => undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'お支払いを続ける' }));
    await expect(onResume).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: {
    ...none,
    status: 'failed',
    failure: 'カード会社の承認が得られませんでした。',
    onChooseAgain: () => undefined,
  },
};
export const Missing: Story = { args: { ...none, status: 'missing' } };
export const Outage: Story = { args: { ...none, status: 'outage' } };
export const Confirming: Story = { args: { ...none, status: 'confirming' } };
export const Stalled: Story = {
  args: { ...none, status: 'stalled', onRetry },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'もう一度確認する' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const NotPlaced: Story = {
  args: { ...none, status: 'not_placed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'ご注文内容の確認へ戻る' })).toHaveAttribute(
      'href',
      '/cart/confirm/',
    );
  },
};
const orderNo = '20261120-0001';
export const ReturnedPaid: Story = {
  args: { ...none, status: 'returned', returned: { state: 'paid', orderNo } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(orderNo)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ご注文を確認する' })).toHaveAttribute(
      'href',
      '/order-lookup/?order_no=20261120-0001',
    );
    await expect(canvas.getByRole('link', { name: 'ログインする' })).toBeVisible();
  },
};
export const ReturnedAccepted: Story = {
  args: { ...none, status: 'returned', returned: { state: 'accepted', orderNo } },
};
export const ReturnedAwaiting: Story = {
  args: { ...none, status: 'returned', returned: { state: 'awaiting_payment', orderNo } },
};
export const ReturnedOpen: Story = {
  args: { ...none, status: 'returned', returned: { state: 'open', orderNo: null }, onRetry },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'もう一度確認する' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const ReturnedFailed: Story = {
  args: { ...none, status: 'returned', returned: { state: 'failed', orderNo: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/ご請求も発生していません/)).toBeVisible();
    await expect(within(canvasElement).queryByText(orderNo)).toBeNull();
  },
};
export const ReturnedCancelled: Story = {
  args: { ...none, status: 'returned', returned: { state: 'cancelled', orderNo } },
};
export const LongText: Story = {
  args: {
    order: complete.order && {
      ...complete.order,
      paymentName: longName,
      sums: longSums,
      destinations: [{ ...planned, ...longPostal, message: longSentence }],
    },
    instructions: {
      ...payAtStore,
      title: longName,
      number: '12345678901234567890',
      rows: [{ label: longName, value: longSentence, copyText: null }],
      steps: [longSentence, longSentence + longName],
    },
    caution: longSentence,
  },
};
