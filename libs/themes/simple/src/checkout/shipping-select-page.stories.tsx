import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShippingSelectPage } from '@shop/theming';
import type { ShippingSelectPageProps } from '@shop/theming';
import { hanako, next, taro } from './fixtures/delivery-fixtures.ts';

const nothing = () => undefined;
const page: ShippingSelectPageProps = {
  isMember: false, loginHref: '/login/', orderer: { known: null, onEdit: nothing, form: { wrap: (step) => step, fields: null, submit: null } },
  target: 'orderer', onTarget: nothing, addresses: [], onToggleAddress: nothing, destinations: [], canAdd: true, allowMultiple: true,
  addHref: '/cart/shipping-add/', next, backHref: '/cart/',
};
const known = { known: { ...taro, email: 'taro@example.jp' }, onEdit: nothing, form: null };
const book = [{ ...taro, id: 1, isDefault: true, isChosen: true }, { ...hanako, id: 2, isDefault: false, isChosen: false }];
const card = { ...hanako, key: 's2', pieces: 2, editHref: '/cart/shipping-add/?key=s2', onRemove: nothing };

const meta = { title: '購入/お届け先を選ぶ', component: ShippingSelectPage, args: page } satisfies Meta<typeof ShippingSelectPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const GuestKnown: Story = { args: { orderer: known } };
export const GuestOther: Story = { args: { orderer: known, target: 'other' } };
export const Member: Story = { args: { isMember: true, orderer: known, target: 'other', addresses: book } };
export const Several: Story = { args: { orderer: known, target: 'other', destinations: [{ ...card, ...taro, key: 's1' }, card] } };
export const SingleOnly: Story = { args: { isMember: true, orderer: known, target: 'other', addresses: book, allowMultiple: false, canAdd: false } };
