import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OrderCompletePage } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { longSums } from './fixtures/cart-fixtures.ts';
import { longPostal } from './fixtures/delivery-fixtures.ts';
import { complete, planned } from './fixtures/order-fixtures.ts';

const none = { order: null, registerHref: null } as const;

const meta = { title: '購入/ご注文の完了', component: OrderCompletePage, args: complete } satisfies Meta<typeof OrderCompletePage>;

export default meta;

type Story = StoryObj<typeof meta>;

const onResume = fn();

export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('20261120-0001')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: '会員登録をする' })).toHaveAttribute('href', '/register/');
  },
};
export const AwaitingPayment: Story = {
  args: {
    status: 'awaiting_payment',
    instructions: { title: 'コンビニでのお支払い', number: '1234567890123', until: '2026.11.27 23:59', rows: [{ label: 'お支払い先', value: 'ローソン' }] },
  },
};
export const Checking: Story = { args: { ...none, status: 'checking' } };
export const Resume: Story = {
  args: { ...none, status: 'resume', onResume, onChooseAgain: () => undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'ご本人確認を続ける' }));
    await expect(onResume).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = { args: { ...none, status: 'failed', failure: 'カード会社の承認が得られませんでした。', onChooseAgain: () => undefined } };
export const Missing: Story = { args: { ...none, status: 'missing' } };
export const Outage: Story = { args: { ...none, status: 'outage' } };
export const LongText: Story = {
  args: {
    order: complete.order && { ...complete.order, paymentName: longName, sums: longSums, destinations: [{ ...planned, ...longPostal, message: longSentence }] },
    instructions: { title: longName, number: '12345678901234567890', until: '2026.11.27 23:59', rows: [{ label: longName, value: longSentence }] },
    caution: longSentence,
  },
};
