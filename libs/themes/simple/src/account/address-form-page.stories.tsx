import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { contradiction } from './account.fixtures.tsx';
import { addressEntry, longAddressValues, taroValues } from './fixtures/address-form-fixture.tsx';

const AddressFormPage = slot('AddressFormPage');

/**
 * お届け先を足す、または直す画面です。
 * @do 郵便番号と住所が食い違うときは、理由を欄の上に出す。
 * @dont 購入の途中でないときに、ご注文者も変えるかを尋ねない(ordererOffer が null)。
 */
const meta = {
  title: 'マイページ/お届け先の入力',
  component: AddressFormPage,
  args: {
    isEditing: false,
    contradiction: null,
    ordererOffer: null,
    backLabel: 'アドレス帳に戻る',
    form: addressEntry({}, '登録する'),
    backHref: '/mypage/address/',
  },
} satisfies Meta<typeof AddressFormPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Missing fields are all reported at once, and typed text remains. */
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
const onOffer = fn();
export const OrderUnderWay: Story = {
  args: {
    isEditing: true,
    form: addressEntry(taroValues, '変更を保存する'),
    ordererOffer: { name: '見本 太郎', checked: false, onChange: onOffer },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /ご注文者.見本 太郎様.も変更する/ }));
    await expect(onOffer).toHaveBeenCalledWith(true);
  },
};
export const Contradicting: Story = {
  args: {
    isEditing: true,
    contradiction,
    backLabel: 'お届け先の選択に戻る',
    form: addressEntry({ ...taroValues, postal_code: '066-0005', prefecture: '沖縄県' }, '変更を保存する'),
  },
};
export const LongText: Story = { args: { isEditing: true, form: addressEntry(longAddressValues, '変更を保存する') } };
