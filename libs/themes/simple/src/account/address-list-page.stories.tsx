import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { contradiction, entries, entry, longAddress, nothing } from './account.fixtures.tsx';

const AddressListPage = slot('AddressListPage');

const meta: Meta<typeof AddressListPage> = {
  title: 'マイページ/アドレス帳',
  component: AddressListPage,
  args: { entries, count: 3, search: null, limit: 50, canAdd: true, addHref: '/mypage/address/add/', message: null },
};
export default meta;
type Story = StoryObj<typeof AddressListPage>;

export const Default: Story = {};
export const Empty: Story = { args: { entries: [], count: 0 } };
export const Full: Story = { args: { limit: 3, canAdd: false } };
export const Message: Story = { args: { message: { tone: 'success', text: '見本 花子様の住所を、通常のお届け先にしました' } } };
export const Contradicting: Story = { args: { entries: [entry, { ...entry, id: 2, isMain: false, isDefault: false, onUse: nothing, onDelete: nothing, postalCode: '066-0005', address: '沖縄県那覇市久茂地1-1', contradiction }] } };
export const Searched: Story = { args: { entries: entries.slice(1, 2), count: 50, search: { word: 'はなこ', onChange: nothing, found: 1 } } };
export const NotFound: Story = { args: { entries: [], count: 50, search: { word: '梅田', onChange: nothing, found: 0 } } };
export const LongText: Story = {
  args: { entries: [{ ...entry, ...longAddress }, { ...entry, ...longAddress, id: 2, isMain: false, isDefault: false, onUse: nothing, onDelete: nothing }] },
};
export const Many: Story = {
  args: { entries: Array.from({ length: 50 }, (_, index) => ({ ...entry, id: index + 1, isMain: index === 0, isDefault: index === 0, onUse: nothing, onDelete: nothing })), count: 50, search: { word: '', onChange: nothing, found: 50 }, canAdd: false },
};
