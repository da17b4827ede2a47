import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextField } from './text-field.tsx';

/**
 * 一行の入力欄です。名前、説明、誤り、単位やボタンを持ちます。
 * @do 名前は欄の上に出し、誤りは欄の下に出す。幅(width)は入る文字の長さに合わせる。
 * @dont placeholder を名前の代わりにしない。打つと消えてしまう。
 */
const meta = { title: '部品/入力欄', component: TextField } satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Required: Story = {
  args: { label: 'お名前(姓)', required: true, autoComplete: 'family-name', width: 'medium' },
};
export const Optional: Story = { args: { label: '建物名・部屋番号', required: false } };
export const WithHint: Story = {
  args: {
    label: '郵便番号',
    required: true,
    hint: '7桁の数字。ハイフンはなくてもかまいません。',
    inputMode: 'numeric',
    width: 'short',
    defaultValue: '150-0001',
    isDirty: true,
    isValid: true,
  },
};
export const Invalid: Story = {
  args: {
    label: '郵便番号',
    required: true,
    width: 'short',
    defaultValue: '15',
    error: '郵便番号は7桁の数字で入力してください(例:123-4567)',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /郵便番号/ });
    await expect(field).toHaveAccessibleDescription(/7桁の数字/);
    await expect(field).toHaveClass('is-invalid');
    await expect(field).toBeInvalid();
  },
};
export const Disabled: Story = { args: { label: '会員番号', disabled: true, defaultValue: '見本-0001' } };
