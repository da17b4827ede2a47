import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longCompany, longName, longSentence } from '../fixtures/long-texts.ts';
import { savedCards } from '../account/fixtures/card-fixture.ts';
import { points } from './fixtures/cart-fixtures.ts';
import { payment } from './fixtures/order-fixtures.ts';

const PaymentPage = slot('PaymentPage');

/**
 * お支払い方法を選ぶ段です。手数料と、使えない理由を方法ごとに書きます。
 * @do 選べない方法は残して理由を書く。断られたときは、その文へフォーカスを移す。
 * @dont カードの番号を打つ欄を作らない。欄は決済会社の枠(frame)の中だけにある。
 */
const meta = { title: '購入/お支払い方法', component: PaymentPage, args: payment } satisfies Meta<typeof PaymentPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const onChoose = fn();
const onStore = fn();

export const Card: Story = {
  args: { onChoose },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /クレジットカード/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /代金引換/ }));
    await expect(onChoose).toHaveBeenCalledWith(3);
  },
};
export const CardEntered: Story = {
  args: {
    card: {
      status: 'ready',
      frame: null,
      entered: { brand: 'visa', last4: '3220', exp: '09/29' },
      onReenter: () => undefined,
      isSandbox: false,
      saved: null,
      save: null,
    },
  },
};
const frame = { status: 'ready', frame: null, entered: null, onReenter: () => undefined, isSandbox: false } as const;
const onSaved = fn();
export const SavedCards: Story = {
  args: { card: { ...frame, saved: { cards: savedCards, chosen: 1, onChoose: onSaved }, save: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /末尾1111/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /末尾4444/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'ほかのカードを入力する' }));
    await expect(onSaved).toHaveBeenCalledWith(null);
  },
};
const onSave = fn();
export const SaveCard: Story = {
  args: { card: { ...frame, saved: null, save: { checked: false, onChange: onSave } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /このカードを保存する/ }));
    await expect(onSave).toHaveBeenCalledWith(true);
  },
};
/** Points are above the methods. */
export const Points: Story = { args: { points: { ...points, used: 300, payment: 6610 } } };
export const ConvenienceStore: Story = {
  args: {
    chosen: 2,
    card: null,
    store: {
      options: [
        { code: 'seven', name: 'セブン-イレブン' },
        { code: 'lawson', name: 'ローソン' },
      ],
      value: null,
      error: null,
      onChange: onStore,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'ローソン' }));
    await expect(onStore).toHaveBeenCalledWith('lawson');
  },
};
export const ClosedMethod: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /代金引換/ })).toBeDisabled();
    await expect(within(canvasElement).getByText(/お届け先が複数のとき/)).toBeVisible();
  },
  args: {
    methods: payment.methods.map((method) =>
      method.code === 'cod'
        ? { ...method, isAvailable: false, reason: 'お届け先が複数のときはご利用いただけません。' }
        : method,
    ),
  },
};
export const Failed: Story = {
  args: { error: 'お支払いが完了しませんでした。別のカードか、ほかのお支払い方法をお選びください。' },
};
export const Loading: Story = { args: { status: 'loading', methods: [], chosen: null, card: null } };
export const FieldsLoading: Story = {
  args: {
    card: {
      status: 'loading',
      frame: null,
      entered: null,
      onReenter: () => undefined,
      isSandbox: true,
      saved: null,
      save: null,
    },
  },
};
export const FieldsFailed: Story = {
  args: {
    card: {
      status: 'failed',
      frame: null,
      entered: null,
      onReenter: () => undefined,
      isSandbox: false,
      saved: null,
      save: null,
    },
  },
};
export const LongText: Story = {
  args: {
    methods: payment.methods.map((method) => ({
      ...method,
      name: longName,
      description: longSentence,
      timing: longSentence,
      fee: 123_456,
    })),
    receipt: { ...payment.receipt, addressee: longCompany, note: longSentence },
    orderNote: { ...payment.orderNote, value: longSentence.repeat(2) },
    caution: longSentence,
    next: { ...payment.next, status: 'blocked', reason: longSentence },
  },
};
