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

export const Default: Story = {};
export const Empty: Story = { args: { addresses: [] } };
export const Full: Story = { args: { limit: 3, canAdd: false } };
export const Message: Story = { args: { message: { tone: 'success', text: '見本 花子様の住所を、通常のお届け先にしました' } } };
export const LongText: Story = {
  args: { addresses: [{ ...entry, ...longAddress }, { ...entry, ...longAddress, id: 2, isMain: false, isDefault: false, onUse: nothing, onDelete: nothing }] },
};
export const Many: Story = {
  args: { addresses: Array.from({ length: 50 }, (_, index) => ({ ...entry, id: index + 1, isMain: index === 0, isDefault: index === 0, onUse: nothing, onDelete: nothing })), canAdd: false },
};
