import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loginForm, verifyForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';
import { nothing } from './account.fixtures.tsx';

const LoginPage = slot('LoginPage');

const refused = async () => ({
  ok: false as const,
  message: 'ユーザー名またはメールアドレスと、パスワードの組み合わせをご確認ください。',
  errors: {},
});

const credentials = (
  <ShopForm definition={loginForm} onSubmit={refused}>
    <FormFields />
    <SubmitButton wide>ログインする</SubmitButton>
  </ShopForm>
);

const code = (
  <ShopForm definition={verifyForm} onSubmit={refused}>
    <FormFields />
    <SubmitButton>認証する</SubmitButton>
  </ShopForm>
);

/**
 * 会員のログインです。名前とパスワード、または、パスキー、メールの番号で入ります。
 * @do ゲストで買う道(guestHref・onGuest)と、忘れた人のための道を、同じ画面に置く。
 * @dont パスキーのボタンを、使えるか分かる前に出さない(passkey が null のあいだは出さない)。
 */
const meta: Meta<typeof LoginPage> = {
  title: 'アカウント/ログイン',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'credentials',
    form: credentials,
    notice: null,
    passkey: null,
    warnings: [],
    onBack: nothing,
    onContinue: nothing,
    registerHref: '/register/',
    reminderHref: '/reminder/',
    reminderUsernameHref: '/reminder/username/',
    syncHref: '/login_sync/',
    lookupHref: '/order-lookup/',
    guestHref: null,
    onGuest: null,
  },
};
export default meta;
type Story = StoryObj<typeof LoginPage>;

/** A failed login is reported, and typed text remains. */
export const Credentials: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox');
    await userEvent.type(name, 'taro@example.com');
    await userEvent.type(canvas.getByLabelText(/パスワード/, { selector: 'input' }), 'mihon-no-kotoba');
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }));
    await expect(await canvas.findByText(/組み合わせをご確認ください/)).toBeVisible();
    await expect(name).toHaveValue('taro@example.com');
  },
};
const onPress = fn();
/** Is below user name and password; the browser does the rest. */
export const Passkey: Story = {
  args: { passkey: { onPress, isBusy: false } },
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'パスキーでログイン' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
export const Notice: Story = {
  args: {
    notice: {
      tone: 'info',
      text: 'しばらく操作がなかったため、もう一度ログインしてください。入力の途中だった内容は残っています。',
    },
  },
};
const onGuest = fn();

/** A session that ended: the basket can be gone on with in either way. */
export const SessionEnded: Story = {
  args: {
    notice: {
      tone: 'info',
      text: 'セッションが終了しました。もう一度ログインすると、カートも入力の途中だった内容もそのままで続けられます。',
    },
    guestHref: '/cart/',
    onGuest,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'ゲストとして続ける' }));
    await expect(onGuest).toHaveBeenCalledOnce();
  },
};
export const Guest: Story = { args: { guestHref: '/cart/shipping-select/' } };
export const Verify: Story = { args: { step: 'verify', form: code } };
export const Warned: Story = {
  args: {
    step: 'warned',
    form: null,
    warnings: [
      {
        id: 'password_expired',
        text: 'パスワードを長い間変更していません。安全のため、変更をおすすめします。',
        way: { label: 'パスワードを変更する', href: '/mypage/password/' },
      },
      {
        id: 'mail_error',
        text: 'ご登録のメールアドレスに、当店からのメールが届いていません。メールアドレスと受信設定をご確認ください。',
        way: { label: '会員情報を確認する', href: '/mypage/user_info/' },
      },
    ],
  },
};
export const Loading: Story = { args: { step: 'loading', form: null } };
export const LongText: Story = {
  args: { notice: { tone: 'warning', text: longSentence }, guestHref: '/cart/shipping-select/' },
};
