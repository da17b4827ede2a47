import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { longEmail } from '../fixtures/long-texts.ts';
import { requestArgs } from './fixtures/reminder-fixture.tsx';

const ReminderUsernamePage = slot('ReminderUsernamePage');

/**
 * 会員名を忘れた人が、会員名を知るリンクを求める画面です。
 * @do パスワードの画面と同じ形にし、題と文だけを変える。
 * @dont 送った先に会員がいるかどうかを漏らさない。
 */
const meta: Meta<typeof ReminderUsernamePage> = {
  title: 'アカウント/ユーザー名の確認',
  component: ReminderUsernamePage,
  parameters: { layout: 'fullscreen' },
  args: requestArgs('確認のメールを送る'),
};
export default meta;
type Story = StoryObj<typeof ReminderUsernamePage>;

export const Email: Story = {};
export const Sent: Story = { args: { sent: { email: 'taro@example.com', minutes: 30 } } };
export const LongText: Story = { args: { sent: { email: longEmail, minutes: 1440 } } };
