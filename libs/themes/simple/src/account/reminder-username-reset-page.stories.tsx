import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { longEmail } from '../fixtures/long-texts.ts';
import { resetArgs, usernameForm } from './fixtures/reminder-fixture.tsx';

const ReminderUsernameResetPage = slot('ReminderUsernameResetPage');

/**
 * メールのリンクから、忘れた会員名を知る画面です。
 * @do 質問に答えたあと(told)に、会員名とログインへの道を見せる。
 * @dont 質問に答える前に会員名を出さない。
 */
const meta: Meta<typeof ReminderUsernameResetPage> = {
  title: 'アカウント/ユーザー名のお知らせ',
  component: ReminderUsernameResetPage,
  parameters: { layout: 'fullscreen' },
  args: { ...resetArgs, form: usernameForm, againHref: '/reminder/username/' },
};
export default meta;
type Story = StoryObj<typeof ReminderUsernameResetPage>;

export const Form: Story = {};
export const Shown: Story = {
  args: {
    step: 'shown',
    form: null,
    username: 'mihon-taro',
    caution: '<p>ユーザー名は、この画面だけでお知らせします。控えてからお進みください。</p>',
  },
};
export const Refused: Story = { args: { step: 'refused', form: null, question: null } };
export const LongText: Story = { args: { step: 'shown', form: null, username: longEmail } };
