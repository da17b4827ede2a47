import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';

const ContactConfirmPage = slot('ContactConfirmPage');

const onSend = fn();
const rows = [
  { name: 'category', label: '種類', value: '商品について' },
  { name: 'name', label: 'お名前', value: '見本 太郎' },
  { name: 'email', label: 'メールアドレス', value: 'taro@example.com' },
  { name: 'body', label: 'お問い合わせ内容', value: '見本の質問です。\n改行も残ります。' },
  { name: 'files', label: '添付ファイル', value: 'なし' },
];

/**
 * 問い合わせを送る前に、もう一度読む画面です。
 * @do 打った文を、改行も含めてそのまま見せる。戻れば何も失わない。
 * @dont 送信中にもう一度押せるようにしない。
 */
const meta = {
  title: '読みもの/お問い合わせの確認',
  component: ContactConfirmPage,
  args: { rows, editHref: '/contact/', onSend, isSending: false, refusal: null, notice: null },
} satisfies Meta<typeof ContactConfirmPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/見本の質問です/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '入力画面に戻る' })).toHaveAttribute('href', '/contact/');
    await userEvent.click(canvas.getByRole('button', { name: 'この内容で送信する' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};
/** Nothing is sent before it is known what. */
export const Loading: Story = {
  args: { rows: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Sending: Story = { args: { isSending: true } };
export const Problem: Story = { args: { refusal: '添付ファイルの期限が切れています。もう一度添付してください。' } };
export const LongText: Story = {
  args: {
    rows: rows.map((row) => ({ ...row, value: row.name === 'body' ? `${longSentence}\n\n${longSentence}` : longName })),
    refusal: longSentence,
  },
};
