import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentPage } from '@shop/theming';
import { payment } from './fixtures/order-fixtures.ts';

const meta = { title: '購入/お支払い方法', component: PaymentPage, args: payment } satisfies Meta<typeof PaymentPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const CardEntered: Story = { args: { card: { status: 'ready', frame: null, entered: { brand: 'visa', last4: '3220', exp: '09/29' }, onReenter: () => undefined, isSandbox: false } } };
export const ConvenienceStore: Story = {
  args: { chosen: 2, card: null, store: { options: [{ code: 'seven', name: 'セブン-イレブン' }, { code: 'lawson', name: 'ローソン' }], value: null, error: null, onChange: () => undefined } },
};
export const ClosedMethod: Story = {
  args: { methods: payment.methods.map((method) => (method.code === 'cod' ? { ...method, isAvailable: false, reason: 'お届け先が複数のときはご利用いただけません。' } : method)) },
};
export const Failed: Story = { args: { error: 'お支払いが完了しませんでした。別のカードか、ほかのお支払い方法をお選びください。' } };
export const Loading: Story = { args: { status: 'loading', methods: [], chosen: null, card: null } };
