import type { Meta, StoryObj } from '@storybook/react-vite';
import { memorialForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { expect, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longPerson, longWord } from '../fixtures/long-texts.ts';

const MemorialFormPage = slot('MemorialFormPage');

const known = { target_user_name: '見本 花子', division_ct: '1', name: '誕生日', month: '2', date: '29', call: '14' };

type Form = ShopFormProps<keyof typeof known>;
const form = (initial?: Form['initial'], onSubmit: Form['onSubmit'] = async () => ({ ok: true })) => (
  <ShopForm definition={memorialForm} initial={initial} label="記念日の追加" onSubmit={onSubmit}>
    <FormFields />
    <SubmitButton wide>記念日を登録する</SubmitButton>
  </ShopForm>
);

/**
 * 記念日を足す、または直す画面です。
 * @do 送るボタンまで揃ったフォームを、説明と戻り道で挟む。
 * @dont 年を尋ねない。毎年くる日として覚える。
 */
const meta = {
  title: 'マイページ/記念日の入力',
  component: MemorialFormPage,
  args: { form: form(), backHref: '/mypage/memorial/', backLabel: '記念日の一覧に戻る' },
} satisfies Meta<typeof MemorialFormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Missing input is reported at its field. */
export const Add: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '記念日を登録する' }));
    await expect(await canvas.findByRole('combobox', { name: /^月/ })).toHaveAccessibleDescription(
      /月を選択してください/,
    );
    await expect(canvas.getByRole('combobox', { name: /お知らせ/ })).toHaveDisplayValue('7日前');
  },
};
export const Edit: Story = { args: { form: form(known) } };
/** The server's message is at the field. */
export const Refused: Story = {
  args: {
    form: form({ ...known, date: '30' }, async () => ({
      ok: false,
      message: null,
      errors: { date: ['2月30日という日付はありません。'] },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '記念日を登録する' }));
    await expect(await canvas.findByRole('combobox', { name: /^日/ })).toHaveAccessibleDescription(
      /2月30日という日付はありません/,
    );
  },
};
export const LongText: Story = {
  args: { form: form({ ...known, target_user_name: longPerson, name: longWord.slice(0, 50) }) },
};
