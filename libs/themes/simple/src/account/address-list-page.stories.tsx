import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressListPage } from '@shop/theming';
import { entries, entry, longAddress, nothing } from './account.fixtures.tsx';

const meta: Meta<typeof AddressListPage> = {
  title: 'マイページ/アドレス帳',
  component: AddressListPage,
  args: { addresses: entries, limit: 50, canAdd: true, addHref: '/mypage/address/add/', message: null },
};
export default meta;
type Story = StoryObj<typeof AddressListPage>;

export const Default: Story = { name: 'default' };
export const Empty: Story = { name: 'empty', args: { addresses: [] } };
export const Full: Story = { name: 'full', args: { limit: 3, canAdd: false } };
export const Message: Story = { name: 'message', args: { message: { tone: 'success', text: '見本 花子様の住所を、通常のお届け先にしました' } } };
export const LongText: Story = {
  name: 'long_text',
  args: { addresses: [{ ...entry, ...longAddress }, { ...entry, ...longAddress, id: 2, isMain: false, isDefault: false, onUse: nothing, onDelete: nothing }] },
};
