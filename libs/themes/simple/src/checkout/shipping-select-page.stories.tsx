import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import type { ShippingSelectPageProps } from '@shop/theming';
import { longEmail, longSentence } from '../fixtures/long-texts.ts';
import { hanako, longPostal, next, taro } from './fixtures/delivery-fixtures.ts';

const ShippingSelectPage = slot('ShippingSelectPage');

const nothing = () => undefined;
const page: ShippingSelectPageProps = {
  isMember: false,
  loginHref: '/login/',
  orderer: { known: null, onEdit: nothing, form: { wrap: (step) => step, fields: null, submit: null } },
  target: 'orderer',
  onTarget: nothing,
  canGiveUnknown: true,
  receiver: null,
  addresses: [],
  search: null,
  onToggleAddress: nothing,
  destinations: [],
  canAdd: true,
  allowMultiple: true,
  addHref: '/cart/shipping-add/',
  next,
  backHref: '/cart/',
};
const known = { known: { ...taro, email: 'taro@example.jp' }, onEdit: nothing, form: null };
const book = [
  { ...taro, id: 1, isDefault: true, isChosen: true, correction: null },
  { ...hanako, id: 2, isDefault: false, isChosen: false, correction: null },
];
const card = { ...hanako, key: 's2', pieces: 2, editHref: '/cart/shipping-add/?key=s2', onRemove: nothing };

/**
 * だれが注文し、どこへ届けるかを選ぶ段です。
 * @do ゲストの入力は wrap で段全体を包み、下のボタンで上の欄を送れるようにする。
 * @dont 食い違いのある住所(correction)を選べるようにしない。理由と直す道を見せる。
 */
const meta = { title: '購入/お届け先を選ぶ', component: ShippingSelectPage, args: page } satisfies Meta<
  typeof ShippingSelectPage
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
const onTarget = fn();
const onToggleAddress = fn();
const onRemove = fn();

export const GuestKnown: Story = {
  args: { orderer: known, onTarget },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /別の住所に届ける/ }));
    await expect(onTarget).toHaveBeenCalledWith('other');
  },
};
export const GuestOther: Story = { args: { orderer: known, target: 'other' } };
export const Member: Story = {
  args: { isMember: true, orderer: known, target: 'other', addresses: book, onToggleAddress },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /見本 花子/ }));
    await expect(onToggleAddress).toHaveBeenCalledWith(2);
  },
};
const onSearch = fn();
export const Searched: Story = {
  args: {
    isMember: true,
    orderer: known,
    target: 'other',
    addresses: book,
    search: { word: '', onChange: onSearch, found: 50 },
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'アドレス帳からさがす' }), '花');
    await expect(onSearch).toHaveBeenCalledWith('花');
  },
};
export const NotFound: Story = {
  args: {
    isMember: true,
    orderer: known,
    target: 'other',
    addresses: [],
    search: { word: '梅田', onChange: nothing, found: 0 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(within(canvasElement).getByRole('search')).getByRole('status')).toHaveTextContent(
      'あてはまる住所がありません',
    );
    await expect(within(canvasElement).queryByText(/まだお届け先がありません/)).toBeNull();
  },
};
const reason = '郵便番号 066-0005 は北海道千歳市の番号です。都道府県か郵便番号をお確かめください';
export const Contradicting: Story = {
  args: {
    isMember: true,
    orderer: known,
    target: 'other',
    addresses: [
      ...book,
      {
        ...hanako,
        id: 3,
        isDefault: false,
        isChosen: false,
        address: '沖縄県那覇市久茂地1-1',
        postalCode: '066-0005',
        correction: { reason, href: '/mypage/address/3/edit/?from=checkout' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('checkbox')).toHaveLength(2);
    await expect(within(canvasElement).getByText(/066-0005 は北海道千歳市の番号です/)).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: '見本 花子様の住所を訂正する' })).toHaveAttribute(
      'href',
      '/mypage/address/3/edit/?from=checkout',
    );
  },
};
export const Several: Story = {
  args: {
    orderer: known,
    target: 'other',
    destinations: [
      { ...card, ...taro, key: 's1' },
      { ...card, onRemove },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '見本 花子様をお届け先から外す' }));
    await expect(onRemove).toHaveBeenCalled();
  },
};
export const SingleOnly: Story = {
  args: { isMember: true, orderer: known, target: 'other', addresses: book, allowMultiple: false, canAdd: false },
};
export const Receiver: Story = {
  args: { orderer: known, target: 'receiver', onTarget },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: '住所を知らない方に贈る' })).toBeChecked();
    await expect(within(canvasElement).getByText(/お名前だけで贈れます/)).toBeVisible();
  },
};
const receiver = {
  ...hanako,
  postalCode: '',
  phone: '',
  address:
    'ご住所とお届け日時は、お受け取りの方がご入力になります。リンクは、お支払いを確認したあと hanako@example.com へメールでお送りします。',
  editHref: '/cart/shipping-add/?to=receiver',
};
export const ReceiverKnown: Story = {
  args: { orderer: known, target: 'receiver', receiver },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '見本 花子様のお届け先を変更' })).toHaveAttribute(
      'href',
      receiver.editHref,
    );
  },
};
export const Many: Story = {
  args: {
    isMember: true,
    orderer: known,
    target: 'other',
    addresses: Array.from({ length: 30 }, (_, index) => ({
      ...hanako,
      id: index,
      isDefault: index === 0,
      isChosen: index < 20,
      correction: null,
    })),
    destinations: Array.from({ length: 20 }, (_, index) => ({ ...card, key: `many-${index}` })),
    canAdd: false,
  },
};
export const LongText: Story = {
  args: {
    orderer: { ...known, known: { ...longPostal, email: longEmail } },
    isMember: true,
    target: 'other',
    addresses: [{ ...longPostal, id: 1, isDefault: true, isChosen: true, correction: null }],
    destinations: [{ ...card, ...longPostal }],
    next: { ...next, status: 'blocked', reason: longSentence },
  },
};
