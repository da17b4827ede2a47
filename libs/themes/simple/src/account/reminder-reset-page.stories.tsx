import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';
import { passwordForm, resetArgs } from './fixtures/reminder-fixture.tsx';

const ReminderResetPage = slot('ReminderResetPage');

/**
 * メールのリンクから、新しいパスワードを決める画面です。
 * @do 本人の選んだ質問(question)を、答えの欄のそばに出す。
 * @dont 使えないリンク(refused)で入力欄を見せない。もう一度求める道を置く。
 */
const meta: Meta<typeof ReminderResetPage> = {
  title: 'アカウント/新しいパスワードの設定',
  component: ReminderResetPage,
  parameters: { layout: 'fullscreen' },
  args: { ...resetArgs, form: passwordForm },
};
export default meta;
type Story = StoryObj<typeof ReminderResetPage>;

/** A wrong answer is reported at its field, and typed text remains. */
export const Form: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const answer = canvas.getByRole('textbox', { name: /秘密の質問の答え/ });
    await userEvent.type(answer, 'ソーセージ');
    await userEvent.type(canvas.getByLabelText(/新しいパスワード/, { selector: 'input' }), 'mihon-no-nagai-kotoba');
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを設定する' }));
    await expect(await canvas.findAllByText(/あと4回/)).not.toHaveLength(0);
    await expect(answer).toHaveValue('ソーセージ');
  },
};
export const Checking: Story = { args: { step: 'checking', form: null, question: null } };
export const Refused: Story = { args: { step: 'refused', form: null, question: null } };
export const Outage: Story = { args: { step: 'outage', form: null, question: null } };
export const LongText: Story = { args: { question: longSentence } };
