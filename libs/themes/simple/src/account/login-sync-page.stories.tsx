import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginForm, verifyForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';

const LoginSyncPage = slot('LoginSyncPage');

const accepted = async () => ({ ok: true as const });
const onBack = fn();

/**
 * ほかのお店の会員が、同じ会員のままこのお店に入る画面です。
 * @do 引き継がれるものと、引き継がれないものを、先に並べて見せる。
 * @dont ふつうのログインと同じ見出しにしない。別のお店の名前とパスワードを使う画面です。
 */
const meta: Meta<typeof LoginSyncPage> = {
  title: 'アカウント/ほかの店の会員のログイン',
  component: LoginSyncPage,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'credentials',
    form: (
      <ShopForm definition={loginForm} label="ログイン" onSubmit={accepted}>
        <FormFields />
        <SubmitButton wide>ログインする</SubmitButton>
      </ShopForm>
    ),
    notice: null,
    warnings: [],
    onBack,
    onContinue: fn(),
    loginHref: '/login/',
  },
};
export default meta;
type Story = StoryObj<typeof LoginSyncPage>;

/** What is shared and what is not is shown above the form. */
export const Credentials: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const own = canvas.getByRole('heading', { name: '店ごとに分かれているもの' });
    await expect(own.compareDocumentPosition(canvas.getByRole('form')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};
export const Notice: Story = {
  args: {
    notice: { tone: 'warning', text: '認証コードの期限が切れました。お手数ですが、もう一度ログインしてください。' },
  },
};
export const Verify: Story = {
  args: {
    step: 'verify',
    form: (
      <ShopForm definition={verifyForm} label="認証コードの入力" onSubmit={accepted}>
        <FormFields />
        <SubmitButton>認証する</SubmitButton>
      </ShopForm>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'ログインの最初からやり直す' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};
export const Warned: Story = {
  args: {
    step: 'warned',
    form: null,
    warnings: [
      {
        id: 'password_expired',
        text: 'パスワードを長い間変更していません。',
        way: { label: 'パスワードを変更する', href: '/mypage/password/' },
      },
    ],
  },
};
export const Loading: Story = { args: { step: 'loading', form: null } };
export const LongText: Story = { args: { notice: { tone: 'warning', text: longSentence } } };
