import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';

const CardFormPage = slot('CardFormPage');

const fields = { status: 'ready', frame: <p>カード情報の入力欄</p>, isSandbox: false } as const;
const onSave = fn();
const onMain = fn();

/**
 * カードを1枚足す画面です。欄は決済会社の枠の中にあります。
 * @do 欄が届くまでは同じ形の枠を置き、開かないときは理由を書く。
 * @dont 自分で番号の欄を作らない。カードの番号はお店のサーバーを通らない。
 */
const meta = {
  title: 'マイページ/カードの追加',
  component: CardFormPage,
  args: {
    fields,
    asMain: { checked: false, onChange: onMain },
    error: null,
    isSaving: false,
    onSave,
    backHref: '/mypage/card/',
  },
} satisfies Meta<typeof CardFormPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onSave.mockClear();
    onMain.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'メインのカードにする' }));
    await expect(onMain).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'このカードを保存する' }));
    await expect(onSave).toHaveBeenCalledOnce();
  },
};
/** The first card is the main one without a choice. */
export const FirstCard: Story = { args: { asMain: null, fields: { ...fields, isSandbox: true } } };
export const FieldsLoading: Story = { args: { fields: { ...fields, status: 'loading', frame: null } } };
export const FieldsFailed: Story = {
  args: { fields: { ...fields, status: 'failed', frame: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'このカードを保存する' })).toBeNull();
  },
};
export const Failed: Story = {
  args: { error: 'カード情報の有効期限が切れました。お手数ですが、もう一度入力してください。' },
};
export const Saving: Story = { args: { isSaving: true } };
export const Full: Story = {
  args: { fields: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByText(/保存できる枚数に達しています/)).toBeVisible();
  },
};
export const LongText: Story = { args: { error: longSentence } };
