import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longEmail } from '../fixtures/long-texts.ts';
import { nothing } from './account.fixtures.tsx';
import {
  addressForm,
  changeForm,
  dataForm,
  longDataForm,
  passwordForm,
  refusedDataForm,
} from './fixtures/user-info-fixture.tsx';

const UserInfoFormPage = slot('UserInfoFormPage');
const onAgain = fn();

/**
 * 会員の情報、秘密の質問、メールアドレスを変える画面です。
 * @do メールアドレスは、新しい宛先のリンクを確かめてから変える。いまどの段かを題と文で伝える。
 * @dont 使えないリンク(refused)で、変わったと読める文を出さない。
 */
const meta = {
  title: 'マイページ/会員情報の変更',
  component: UserInfoFormPage,
  args: {
    step: 'data',
    form: dataForm,
    email: 'taro@example.com',
    newEmail: null,
    minutes: null,
    onAgain: nothing,
    backHref: '/mypage/user_info/',
    backLabel: '会員情報に戻る',
  },
} satisfies Meta<typeof UserInfoFormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One telephone number is enough, whichever it is. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const telephone = canvas.getByRole('textbox', { name: /^電話番号/ });
    await userEvent.clear(telephone);
    await userEvent.click(canvas.getByRole('button', { name: '変更を保存する' }));
    await expect(await canvas.findByText('電話番号、携帯電話番号のうち、いずれかを入力してください')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /携帯電話番号/ }), '090-1234-5678');
    await expect(telephone).toBeValid();
  },
};
/** The server's errors are at their fields; typed text remains. */
export const Error: Story = {
  args: { form: refusedDataForm },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '変更を保存する' }));
    await expect(await canvas.findByText('市区町村をご確認ください。')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /市区町村/ })).toHaveValue('千代田区');
  },
};
export const Question: Story = { args: { step: 'question', form: changeForm } };
export const Email: Story = { args: { step: 'email', form: addressForm } };
export const Sent: Story = {
  args: { step: 'sent', form: null, newEmail: 'atarashii@example.com', minutes: 60, onAgain },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'メールアドレスを入力し直す' }));
    await expect(onAgain).toHaveBeenCalledOnce();
  },
};
export const Confirm: Story = {
  args: { step: 'confirm', form: passwordForm, newEmail: 'atarashii@example.com' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('atarashii@example.com')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/現在のパスワード/, { selector: 'input' }), 'mihon-no-kotoba');
    await userEvent.click(canvas.getByRole('button', { name: 'メールアドレスを変更する' }));
    await expect(await canvas.findByText(/正しくありません/)).toBeVisible();
  },
};
export const Refused: Story = { args: { step: 'refused', form: addressForm } };
export const Proved: Story = { args: { step: 'proved', form: null } };
export const LongText: Story = { args: { form: longDataForm, step: 'email', email: longEmail } };
