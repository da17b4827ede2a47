import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderLookupForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { slot } from '@shop/theming';
import { longEmail } from '../fixtures/long-texts.ts';
import { nothing } from './account.fixtures.tsx';

const OrderLookupPage = slot('OrderLookupPage');

const form = (
  <ShopForm definition={orderLookupForm} onSubmit={async () => ({ ok: true })}>
    <FormFields />
    <SubmitButton wide>確認のメールを送る</SubmitButton>
  </ShopForm>
);

/**
 * ログインせずに注文した人が、注文を見るためのリンクを求める画面です。
 * @do 送ったあとは、だれに対しても同じ文を見せる。
 * @dont その番号の注文があるかどうかを、文や見た目で漏らさない。
 */
const meta: Meta<typeof OrderLookupPage> = {
  title: 'アカウント/ご注文の確認',
  component: OrderLookupPage,
  parameters: { layout: 'fullscreen' },
  args: { sent: null, form, loginHref: '/login/', contactHref: '/contact/', onAgain: nothing },
};
export default meta;
type Story = StoryObj<typeof OrderLookupPage>;

export const Form: Story = {};
export const Sent: Story = { args: { sent: { email: 'taro@example.com', minutes: 30 } } };
export const LongText: Story = { args: { sent: { email: longEmail, minutes: 1440 } } };
