import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderCompletePage } from '@shop/theming';
import { complete } from './fixtures/order-fixtures.ts';

const none = { order: null, registerHref: null } as const;

const meta = { title: '購入/ご注文の完了', component: OrderCompletePage, args: complete } satisfies Meta<typeof OrderCompletePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Accepted: Story = {};
export const AwaitingPayment: Story = {
  args: {
    status: 'awaiting_payment',
    instructions: { title: 'コンビニでのお支払い', number: '1234567890123', until: '2026.11.27 23:59', rows: [{ label: 'お支払い先', value: 'ローソン' }] },
  },
};
export const Checking: Story = { args: { ...none, status: 'checking' } };
export const Resume: Story = { args: { ...none, status: 'resume', onResume: () => undefined, onChooseAgain: () => undefined } };
export const Failed: Story = { args: { ...none, status: 'failed', failure: 'カード会社の承認が得られませんでした。', onChooseAgain: () => undefined } };
export const Missing: Story = { args: { ...none, status: 'missing' } };
export const Outage: Story = { args: { ...none, status: 'outage' } };
