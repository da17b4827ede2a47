import type { Meta, StoryObj } from '@storybook/react-vite';
import { emailForm, registerForm } from '@shop/form-definitions';
import { FormFields, FormSection, ShopForm, SubmitButton } from '@shop/forms';
import { slot } from '@shop/theming';
import { longEmail } from '../fixtures/long-texts.ts';
import { nothing } from './account.fixtures.tsx';

const RegisterPage = slot('RegisterPage');

const accepted = async () => ({ ok: true as const });

const email = (
  <ShopForm definition={emailForm} onSubmit={accepted}>
    <FormFields />
    <SubmitButton wide>確認メールを送る</SubmitButton>
  </ShopForm>
);

const everything = (
  <ShopForm definition={registerForm} onSubmit={accepted} lookUpPostalCode={async () => []}>
    <FormSection title="お客様について">
      <FormFields />
    </FormSection>
    <SubmitButton wide>登録する</SubmitButton>
  </ShopForm>
);

/**
 * 会員登録です。メールアドレスを確かめてから、残りを入れてもらいます。
 * @do 確かめたアドレスには印をつけて見せる。届かない人のために、送り直す道を置く。
 * @dont アドレスを確かめる前に、長い欄を並べない。
 */
const meta: Meta<typeof RegisterPage> = {
  title: 'アカウント/会員登録',
  component: RegisterPage,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'email',
    form: email,
    email: null,
    minutes: null,
    loginHref: '/login/',
    onAgain: nothing,
    onRetry: nothing,
  },
};
export default meta;
type Story = StoryObj<typeof RegisterPage>;

export const Email: Story = {};
export const Sent: Story = { args: { step: 'sent', form: null, email: 'taro@example.com', minutes: 60 } };
export const Checking: Story = { args: { step: 'checking', form: null } };
export const Refused: Story = { args: { step: 'refused' } };
export const Form: Story = { args: { step: 'form', form: everything, email: 'taro@example.com' } };
export const Outage: Story = { args: { step: 'outage', form: null } };
export const LongText: Story = { args: { step: 'sent', form: null, email: longEmail, minutes: 1440 } };
