import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { addressEntry, longAddressValues, taroValues } from '../account/fixtures/address-form-fixture.tsx';

const ShippingAddPage = slot('ShippingAddPage');

const meta = { title: '購入/お届け先を追加', component: ShippingAddPage, args: { isEditing: false, form: addressEntry({}, 'この住所を追加する'), backHref: '/cart/shipping-select/' } } satisfies Meta<typeof ShippingAddPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Add: Story = {};
export const Edit: Story = { args: { isEditing: true, form: addressEntry(taroValues, '変更を保存する') } };
export const LongText: Story = { args: { isEditing: true, form: addressEntry(longAddressValues, '変更を保存する') } };
