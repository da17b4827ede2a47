import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AddressFormPage } from '@shop/theming';
import { addressEntry, longAddressValues, taroValues } from './fixtures/address-form-fixture.tsx';

const meta = {
  title: 'マイページ/お届け先の入力',
  component: AddressFormPage,
  args: { isEditing: false, form: addressEntry({}, '登録する'), backHref: '/mypage/address/' },
} satisfies Meta<typeof AddressFormPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What is missing is said at once and in one place, and nothing typed is lost. */
export const Add: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [city] = canvas.getAllByRole('textbox', { name: /市区町村/ });
    if (!city) throw new Error('the form asks for no city');
    await userEvent.type(city, '千代田区');
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(city).toHaveValue('千代田区');
  },
};
export const Edit: Story = { args: { isEditing: true, form: addressEntry(taroValues, '変更を保存する') } };
export const LongText: Story = { args: { isEditing: true, form: addressEntry(longAddressValues, '変更を保存する') } };
