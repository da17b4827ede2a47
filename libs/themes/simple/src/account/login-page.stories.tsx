import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginForm, verifyForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { LoginPage } from '@shop/theming';
import { nothing } from './account.fixtures.tsx';

const refused = async () => ({ ok: false as const, message: 'ユーザー名またはメールアドレスと、パスワードの組み合わせをご確認ください。', errors: {} });

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

const meta: Meta<typeof LoginPage> = {
  title: 'アカウント/ログイン',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'credentials',
    form: credentials,
    notice: null,
    warnings: [],
    onBack: nothing,
    onContinue: nothing,
    registerHref: '/register/',
    guestHref: null,
  },
};
export default meta;
type Story = StoryObj<typeof LoginPage>;

export const Credentials: Story = { name: 'credentials' };
export const Notice: Story = {
  name: 'notice',
  args: { notice: { tone: 'info', text: 'しばらく操作がなかったため、もう一度ログインしてください。入力の途中だった内容は残っています。' } },
};
export const Guest: Story = { name: 'guest', args: { guestHref: '/cart/shipping-select/' } };
export const Verify: Story = { name: 'verify', args: { step: 'verify', form: code } };
export const Warned: Story = {
  name: 'warned',
  args: {
    step: 'warned',
    form: null,
    warnings: [
      { id: 'password_expired', text: 'パスワードを長い間変更していません。安全のため、変更をおすすめします。' },
      { id: 'mail_error', text: 'ご登録のメールアドレスに、当店からのメールが届いていません。メールアドレスと受信設定をご確認ください。' },
    ],
  },
};
export const Loading: Story = { name: 'loading', args: { step: 'loading', form: null } };
