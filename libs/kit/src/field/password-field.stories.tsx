import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

/**
 * パスワードの欄です。打った文字を見えるようにできます。
 * @do autoComplete を正しく渡し、貼りつけやパスワード管理を生かす。
 * @dont 確認のためにもう一度打たせる代わりにしない。見せるボタンで確かめられる。
 */
const meta = { title: '部品/パスワード欄', component: PasswordField } satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  args: { label: 'パスワード', required: true, autoComplete: 'current-password', defaultValue: 'mihon-no-kotoba' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(/パスワード/, { selector: 'input' });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(field).toHaveAttribute('type', 'text');
  },
};
