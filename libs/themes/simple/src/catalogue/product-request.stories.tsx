import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { emailForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { Button } from '@shop/kit';
import { slot, type RestockNoticeView } from '@shop/theming';
import { longEmail, longSentence } from '../fixtures/long-texts.ts';

import { ham } from './fixtures/product-fixtures.ts';

const ProductRequest = slot('ProductRequest');
const listHref = '/mypage/product_request_history/';

const notice: RestockNoticeView = {
  status: 'form',
  form: (
    <ShopForm definition={emailForm} onSubmit={async () => ({ ok: true })}>
      <FormFields />
      <SubmitButton>メールで知らせてもらう</SubmitButton>
    </ShopForm>
  ),
  isMember: false,
  mailed: null,
  onAgain: () => undefined,
};

/**
 * 買えない商品の代わりに、近い商品、入荷のお知らせ、取り扱いの希望を案内します。
 * @do 申し込んだ結果は role="status" の中に出し、入力欄の場所で読めるようにする。
 * @dont 売り切れ(restock)と取り扱いなし(stocking)の文を取り違えない。kind で分かれる。
 */
const meta = {
  title: '商品/入荷のお知らせとご希望',
  component: ProductRequest,
  args: { kind: 'restock', form: <Button>再入荷をお願いする</Button>, listHref, notice, nearest: null },
} satisfies Meta<typeof ProductRequest>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Restock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '入荷のお知らせ' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /メールアドレス/ })).toBeVisible();
    await expect(canvas.getByText('再入荷をお願いする')).not.toBeVisible();
    await userEvent.click(canvas.getByText('再入荷のお願い'));
    await expect(canvas.getByRole('button', { name: '再入荷をお願いする' })).toBeVisible();
  },
};
export const Stocking: Story = { args: { kind: 'stocking', form: <Button>取り扱いを希望する</Button> } };
export const Nearest: Story = {
  args: { kind: 'stocking', nearest: { label: ham.name, href: ham.href, price: ham.price } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: ham.name })).toBeVisible();
  },
};
export const Member: Story = {
  args: { notice: { ...notice, isMember: true, form: <Button variant="primary">メールで知らせてもらう</Button> } },
};
export const Sent: Story = {
  args: { notice: { ...notice, status: 'mailed', mailed: { email: 'hanako@example.jp', days: 3 } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/hanako@example\.jp に届くメール/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'メールアドレスを入力し直す' })).toBeVisible();
  },
};
export const Noted: Story = { args: { notice: { ...notice, status: 'noted', isMember: true } } };
export const Requested: Story = {
  args: { form: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/ご希望を承りました/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '入荷のお知らせ・ご希望を見る' })).toHaveAttribute('href', listHref);
  },
};
export const LongText: Story = {
  args: {
    form: <Button>{longSentence}</Button>,
    notice: { ...notice, status: 'mailed', mailed: { email: longEmail, days: 3 } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('再入荷のお願い'));
  },
};
