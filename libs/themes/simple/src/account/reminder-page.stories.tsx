import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { longEmail } from '../fixtures/long-texts.ts';
import { requestArgs } from './fixtures/reminder-fixture.tsx';

const ReminderPage = slot('ReminderPage');

/**
 * パスワードを忘れた人が、設定し直すリンクを求める画面です。
 * @do 送ったあとは、会員かどうかにかかわらず同じ文を見せる。
 * @dont 「このアドレスは登録されていません」と書かない。だれが会員かが分かってしまう。
 */
const meta: Meta<typeof ReminderPage> = {
  title: 'アカウント/パスワードの再設定',
  component: ReminderPage,
  parameters: { layout: 'fullscreen' },
  args: requestArgs('再設定のメールを送る'),
};
export default meta;
type Story = StoryObj<typeof ReminderPage>;

export const Email: Story = {};
export const Sent: Story = { args: { sent: { email: 'taro@example.com', minutes: 30 } } };
export const LongText: Story = { args: { sent: { email: longEmail, minutes: 1440 } } };
