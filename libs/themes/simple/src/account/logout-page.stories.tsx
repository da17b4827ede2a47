import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoutPage } from '@shop/theming';
import { nothing } from './account.fixtures.tsx';

const meta: Meta<typeof LogoutPage> = {
  title: 'マイページ/ログアウト',
  component: LogoutPage,
  parameters: { layout: 'fullscreen' },
  args: { status: 'ask', onLogout: nothing, caution: null, mypageHref: '/mypage/', homeHref: '/', loginHref: '/login/' },
};
export default meta;
type Story = StoryObj<typeof LogoutPage>;

export const Ask: Story = { name: 'ask' };
export const Leaving: Story = { name: 'leaving', args: { status: 'leaving' } };
export const Done: Story = { name: 'done', args: { status: 'done' } };
