import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { nothing } from './account.fixtures.tsx';

const UnlockPage = slot('UnlockPage');

/**
 * 止まった会員の鍵を、メールのリンクで開いたときの画面です。
 * @do 開いたか、リンクが使えなかったかを言い切り、ログインへの道を置く。
 * @dont ここでパスワードを尋ねない。
 */
const meta: Meta<typeof UnlockPage> = {
  title: 'アカウント/ログインの再開',
  component: UnlockPage,
  parameters: { layout: 'fullscreen' },
  args: { status: 'unlocked', loginHref: '/login/', onRetry: nothing },
};
export default meta;
type Story = StoryObj<typeof UnlockPage>;

export const Checking: Story = { args: { status: 'checking' } };
export const Unlocked: Story = {};
export const Refused: Story = { args: { status: 'refused' } };
export const Outage: Story = { args: { status: 'outage' } };
