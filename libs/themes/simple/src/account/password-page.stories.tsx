import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { expect, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';

const PasswordPage = slot('PasswordPage');

const wrong = async () => ({
  ok: false as const,
  message: '',
  errors: { current_password: ['現在のパスワードが正しくありません。'] },
});

/**
 * パスワードを変える画面です。
 * @do 今のパスワードを忘れた人の道を、たたんで置く。
 * @dont 新しいパスワードの欄に、貼りつけを禁じる仕掛けをしない。
 */
const meta = {
  title: 'マイページ/パスワードの変更',
  component: PasswordPage,
  args: {
    form: (
      <ShopForm definition={passwordForm} label="パスワードの変更" onSubmit={wrong}>
        <FormFields />
        <SubmitButton wide>パスワードを変更する</SubmitButton>
      </ShopForm>
    ),
    backHref: '/mypage/',
    backLabel: 'マイページに戻る',
  },
} satisfies Meta<typeof PasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new password that is too short is reported before it is sent, a wrong current one at its field. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = (name: RegExp) => canvas.getByLabelText(name, { selector: 'input' });
    await userEvent.type(field(/現在のパスワード/), 'mihon-no-kotoba');
    await userEvent.type(field(/新しいパスワード/), 'mijikai');
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを変更する' }));
    await expect(field(/新しいパスワード/)).toBeInvalid();
    await userEvent.type(field(/新しいパスワード/), '-kara-nagaku-shita');
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを変更する' }));
    await expect(await canvas.findByText(/正しくありません/)).toBeVisible();
    await expect(field(/新しいパスワード/)).toHaveValue('mijikai-kara-nagaku-shita');
  },
};
export const LongText: Story = { args: { backLabel: longSentence } };
