import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { AddressFormPage } from '@shop/theming';

const form = (initial: Readonly<Partial<Record<string, string>>>, submit: string) => (
  <ShopForm definition={addressForm} initial={initial} onSubmit={async () => ({ ok: true })} lookUpPostalCode={async () => []}>
    <FormFields />
    <SubmitButton wide>{submit}</SubmitButton>
  </ShopForm>
);

const meta: Meta<typeof AddressFormPage> = {
  title: 'マイページ/お届け先の入力',
  component: AddressFormPage,
  args: { isEditing: false, form: form({}, '登録する'), backHref: '/mypage/address/' },
};
export default meta;
type Story = StoryObj<typeof AddressFormPage>;

export const Add: Story = { name: 'add' };
export const Edit: Story = {
  name: 'edit',
  args: {
    isEditing: true,
    form: form(
      {
        shipping_last_name: '見本',
        shipping_first_name: '太郎',
        shipping_last_name_kana: 'ミホン',
        shipping_first_name_kana: 'タロウ',
        postal_code: '1000001',
        prefecture: '東京都',
        city: '千代田区',
        address1: '見本町1-2-3',
        phone_number: '09012345678',
      },
      '変更を保存する',
    ),
  },
};
