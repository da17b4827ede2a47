import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineForm } from '@shop/form-definitions';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FormFields } from './form-fields.tsx';
import { ShopForm } from './shop-form.tsx';

const form = defineForm('school', [
  {
    name: 'school_key',
    control: 'school-key',
    format: 'alphanumeric',
    label: '学校キー',
    required: true,
    keyTexts: {
      check: '学校を確認',
      checking: '学校を確認しています',
      found: '{name}のキーです',
      failed: '学校を確認できませんでした。このまま登録に進むと、もう一度確認します',
      unknown: 'この学校キーは確認できませんでした。',
    },
  },
]);

async function check(key: string): Promise<string | null> {
  if (key === 'OFFLINE') throw new Error('no connection');
  return key.toUpperCase() === 'MHN7K3Q2R9X' ? '見本学園 初等部' : null;
}

/**
 * 学校のキーの欄です。欄を離れたとき、またはボタンで、どの学校かを答えます。
 * @do 見つかった学校の名前を、欄のそばで知らせる。
 * @dont ここの答えだけで送信を許したり止めたりしない。最後に決めるのはサーバーです。
 */
const meta: Meta<typeof ShopForm> = {
  title: 'フォーム/学校キー',
  component: ShopForm,
  render: () => (
    <ShopForm definition={form} onSubmit={async () => ({ ok: true })} checkSchoolKey={check}>
      <FormFields />
    </ShopForm>
  ),
};
export default meta;
type Story = StoryObj<typeof ShopForm>;

export const Found: Story = {
  name: '入力を終えると、学校の名前が出る',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /学校キー/ }), 'ｍｈｎ-7k3q-2r9x');
    await userEvent.tab();
    await expect(await canvas.findByText('見本学園 初等部のキーです')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /学校キー/ })).toHaveClass('is-valid'));
  },
};

export const Unknown: Story = {
  name: 'どの学校のものでもないキーは、その場で伝える',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /学校キー/ });
    await userEvent.type(field, 'ABC123');
    await userEvent.click(canvas.getByRole('button', { name: '学校を確認' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/確認できませんでした/));
    await userEvent.type(field, '4');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/確認できませんでした/));
  },
};

export const Offline: Story = {
  name: '確認できないときも、登録に進める',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /学校キー/ }), 'OFFLINE');
    await userEvent.tab();
    await expect(await canvas.findByText(/もう一度確認します/)).toBeVisible();
  },
};
