import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';
import { contradiction, entries, entry, longAddress, nothing } from './account.fixtures.tsx';

const AddressListPage = slot('AddressListPage');

const files = {
  onTemplate: nothing,
  onImport: fn(),
  onExport: fn(),
  others: 2,
  onDeleteAll: fn(),
  busy: null,
  refusal: null,
};

/**
 * お届け先の一覧です。足す、直す、いつもの住所にする、ファイルで出し入れする、ができます。
 * @do 削除は一度尋ね、直後なら元に戻せるようにする。上限に達したら、その数を書く。
 * @dont 会員自身の住所に削除のボタンを出さない(onDelete が null)。
 */
const meta: Meta<typeof AddressListPage> = {
  title: 'マイページ/アドレス帳',
  component: AddressListPage,
  args: {
    entries,
    count: 3,
    search: null,
    limit: 50,
    canAdd: true,
    addHref: '/mypage/address/add/',
    message: null,
    files,
  },
};
export default meta;
type Story = StoryObj<typeof AddressListPage>;

export const Default: Story = {};
export const Empty: Story = { args: { entries: [], count: 0, files: { ...files, others: 0 } } };
export const Full: Story = { args: { limit: 3, canAdd: false } };
export const Message: Story = {
  args: { message: { tone: 'success', text: '見本 花子様の住所を、通常のお届け先にしました' } },
};
export const Contradicting: Story = {
  args: {
    entries: [
      entry,
      {
        ...entry,
        id: 2,
        isMain: false,
        isDefault: false,
        onUse: nothing,
        onDelete: nothing,
        postalCode: '066-0005',
        address: '沖縄県那覇市久茂地1-1',
        contradiction,
      },
    ],
  },
};
export const Searched: Story = {
  args: { entries: entries.slice(1, 2), count: 50, search: { word: 'はなこ', onChange: nothing, found: 1 } },
};
export const NotFound: Story = {
  args: { entries: [], count: 50, search: { word: '梅田', onChange: nothing, found: 0 } },
};
export const LongText: Story = {
  args: {
    entries: [
      { ...entry, ...longAddress },
      { ...entry, ...longAddress, id: 2, isMain: false, isDefault: false, onUse: nothing, onDelete: nothing },
    ],
  },
};
export const Many: Story = {
  args: {
    entries: Array.from({ length: 50 }, (_, index) => ({
      ...entry,
      id: index + 1,
      isMain: index === 0,
      isDefault: index === 0,
      onUse: nothing,
      onDelete: nothing,
    })),
    count: 50,
    search: { word: '', onChange: nothing, found: 50 },
    canAdd: false,
  },
};
export const FileRefused: Story = {
  args: {
    files: {
      ...files,
      refusal: {
        text: '読み込めない行があります。ファイルを直してから、もう一度お試しください。',
        rows: [
          '3行目:郵便番号は123-4567の形で入力してください。',
          `48行目:${longSentence}`,
          '120行目:電話番号の形式で入力してください。',
        ],
      },
    },
  },
};
export const FileUnderWay: Story = { args: { files: { ...files, busy: 'import' } } };
/** Nothing is deleted before the word is typed. */
export const DeleteAll: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'すべて削除する' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'アドレス帳を空にしますか?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'すべて削除する' }));
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/「削除」と入力/);
    await expect(args.files?.onDeleteAll).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), '削除');
    await userEvent.click(dialog.getByRole('button', { name: 'すべて削除する' }));
    await expect(args.files?.onDeleteAll).toHaveBeenCalledOnce();
  },
};
