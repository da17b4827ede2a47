import type { Meta, StoryObj } from '@storybook/react-vite';
import { secondFactorForm, verifyForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';
import { nothing } from './account.fixtures.tsx';

const SecondFactorPage = slot('SecondFactorPage');

const password = (
  <ShopForm definition={secondFactorForm} label="2段階認証" onSubmit={async () => ({ ok: true })}>
    <FormFields />
    <SubmitButton>認証コードを送る</SubmitButton>
  </ShopForm>
);
const wrong = async () => ({
  ok: false as const,
  message: '',
  errors: { verify_code: ['認証コードが正しくありません。メールに記載の6桁の数字をご確認ください。'] },
});
const code = (
  <ShopForm definition={verifyForm} label="2段階認証" onSubmit={wrong}>
    <FormFields />
    <SubmitButton>有効にする</SubmitButton>
  </ShopForm>
);
const onStart = fn();
const onAgain = fn();
const onCancel = fn();

/**
 * 2段階のログインを、使う、使わないに変える画面です。
 * @do 今どちらなのかを、題の下に札で見せる。変える前にパスワードを尋ねる段を通す。
 * @dont 番号を入れる段で、はじめからやり直す道を省かない。
 */
const meta = {
  title: 'マイページ/2段階認証',
  component: SecondFactorPage,
  args: {
    isOn: false,
    step: 'idle',
    form: null,
    message: null,
    onStart: nothing,
    onAgain: nothing,
    onCancel: nothing,
    backHref: '/mypage/',
    backLabel: 'マイページに戻る',
  },
} satisfies Meta<typeof SecondFactorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  args: { onStart },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('無効')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '有効にする' }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
};
export const On: Story = {
  args: { isOn: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('有効')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: '無効にする' })).toBeVisible();
  },
};
export const Password: Story = {
  args: { step: 'password', form: password, onCancel },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '変更しない' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};
/** A wrong code is reported at its field, and a new one can be requested. */
export const Code: Story = {
  args: { step: 'code', form: code, onAgain },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /認証コード/ });
    await userEvent.type(field, '１２３４５６');
    await userEvent.click(canvas.getByRole('button', { name: '有効にする' }));
    await expect(await canvas.findByText(/正しくありません/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '認証コードを送り直す' }));
    await expect(onAgain).toHaveBeenCalledOnce();
  },
};
/** The result is reported, and receives the focus. */
export const Message: Story = {
  args: {
    isOn: true,
    message: { tone: 'success', text: '2段階認証を有効にしました。次のログインから、認証コードもお尋ねします。' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '無効にする' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { step: 'password', form: password, message: { tone: 'warning', text: longSentence } },
};
