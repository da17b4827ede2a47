import type { Meta, StoryObj } from '@storybook/react-vite';
import { socialReceiverForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { slot } from '@shop/theming';
import { addressEntry, longAddressValues, taroValues } from '../account/fixtures/address-form-fixture.tsx';

const ShippingAddPage = slot('ShippingAddPage');

/**
 * お届け先を1つ足す、または直す画面です。
 * @do 住所を知らない相手(receiver)のときは、住所を尋ねない形に題と文を変える。
 * @dont フォーム(form)の中にボタンを足さない。送るボタンはフォームが持っている。
 */
const meta = {
  title: '購入/お届け先を追加',
  component: ShippingAddPage,
  args: {
    step: 'address',
    isEditing: false,
    form: addressEntry({}, 'この住所を追加する'),
    backHref: '/cart/shipping-select/',
  },
} satisfies Meta<typeof ShippingAddPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Add: Story = {};
export const Edit: Story = { args: { isEditing: true, form: addressEntry(taroValues, '変更を保存する') } };
export const Receiver: Story = {
  args: {
    step: 'receiver',
    form: (
      <ShopForm definition={socialReceiverForm} onSubmit={async () => ({ ok: true })}>
        <FormFields />
        <SubmitButton wide>この方に贈る</SubmitButton>
      </ShopForm>
    ),
  },
};
export const LongText: Story = { args: { isEditing: true, form: addressEntry(longAddressValues, '変更を保存する') } };
