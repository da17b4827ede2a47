import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loginForm } from '@shop/form-definitions';
import { EntryField } from './entry-field.tsx';
import { FormFields } from './form-fields.tsx';
import { ShopForm } from './shop-form.tsx';

const entryOf = (id: string, name: string) => ({ id, label: name, values: { username: name } });

/**
 * 控えの一覧から1つ選ぶと、いくつもの欄がまとめて入ります。
 * @do 入った値は手で直せる。直したら「自分で入力」に戻る。
 * @dont 1つの欄だけを埋めるために使わない。
 */
const meta = {
  title: 'フォーム/控えから選ぶ欄',
  component: EntryField,
  args: {
    label: '控えから選ぶ',
    hint: '選ぶと、下の欄に入ります',
    typed: '下の欄に入力する',
    entries: [entryOf('1', 'taro@example.com'), entryOf('2', 'hanako@example.com')],
  },
  decorators: [
    (Story) => (
      <ShopForm definition={loginForm} label="見本" onSubmit={fn()}>
        <Story />
        <FormFields only={['username']} />
      </ShopForm>
    ),
  ],
} satisfies Meta<typeof EntryField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Picked: Story = {
  name: '選ぶと欄に入り、書きかえると外れる',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choice = canvas.getByRole('combobox');
    const field = canvas.getByRole('textbox');
    await expect(choice).toHaveValue('');
    await userEvent.selectOptions(choice, '2');
    await expect(field).toHaveValue('hanako@example.com');
    await expect(choice).toHaveValue('2');
    await userEvent.type(field, 'x');
    await expect(choice).toHaveValue('');
  },
};
