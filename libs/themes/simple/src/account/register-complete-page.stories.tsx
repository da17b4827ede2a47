import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountCopy } from '@shop/copy';
import { slot } from '@shop/theming';
import { longPerson } from '../fixtures/long-texts.ts';

const RegisterCompletePage = slot('RegisterCompletePage');

const { registered } = accountCopy;
const toCart = { label: registered.cart, href: '/cart/' };
const others = [
  { label: registered.addresses, href: '/mypage/address/' },
  { label: registered.mypage, href: '/mypage/' },
];

/**
 * 会員登録が済んだことを伝え、次の行き先を案内します。
 * @do カートに商品があれば、購入へ戻る道を先に置く。
 * @dont 名前が分かるまで(name が null)空の「様」を出さない。
 */
const meta: Meta<typeof RegisterCompletePage> = {
  title: 'アカウント/会員登録の完了',
  component: RegisterCompletePage,
  parameters: { layout: 'fullscreen' },
  args: { name: '見本 太郎', ways: [{ label: registered.browse, href: '/product/' }, ...others] },
};
export default meta;
type Story = StoryObj<typeof RegisterCompletePage>;

export const Default: Story = {};
export const WithCart: Story = { args: { ways: [toCart, ...others] } };
export const LongText: Story = { args: { name: longPerson, ways: [toCart, ...others] } };
