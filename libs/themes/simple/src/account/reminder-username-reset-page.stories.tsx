import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { longEmail } from '../fixtures/long-texts.ts';
import { resetArgs, usernameForm } from './fixtures/reminder-fixture.tsx';

const ReminderUsernameResetPage = slot('ReminderUsernameResetPage');

const meta: Meta<typeof ReminderUsernameResetPage> = {
  title: 'アカウント/ユーザー名のお知らせ',
  component: ReminderUsernameResetPage,
  parameters: { layout: 'fullscreen' },
  args: { ...resetArgs, form: usernameForm, againHref: '/reminder/username/' },
};
export default meta;
type Story = StoryObj<typeof ReminderUsernameResetPage>;

export const Form: Story = {};
export const Told: Story = {
  args: {
    step: 'told',
    form: null,
    username: 'mihon-taro',
    caution: '<p>ユーザー名は、この画面だけでお知らせします。控えてからお進みください。</p>',
  },
};
export const Refused: Story = { args: { step: 'refused', form: null, question: null } };
export const LongText: Story = { args: { step: 'told', form: null, username: longEmail } };
