import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

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
