import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { longPerson } from '../fixtures/long-texts.ts';

const RegisterCompletePage = slot('RegisterCompletePage');

const meta: Meta<typeof RegisterCompletePage> = {
  title: 'アカウント/会員登録の完了',
  component: RegisterCompletePage,
  parameters: { layout: 'fullscreen' },
  args: { name: '見本 太郎', mypageHref: '/mypage/', addressesHref: '/mypage/address/', browseHref: '/product/', cartHref: null },
};
export default meta;
type Story = StoryObj<typeof RegisterCompletePage>;

export const Default: Story = {};
export const WithCart: Story = { args: { cartHref: '/cart/' } };
export const LongText: Story = { args: { name: longPerson, cartHref: '/cart/' } };
