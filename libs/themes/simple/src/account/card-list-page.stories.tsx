import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longWord } from '../fixtures/long-texts.ts';
import { savedCard, savedCards } from './fixtures/card-fixture.ts';

const CardListPage = slot('CardListPage');

/**
 * 決済会社が預かっている会員のカードです。
 * @do ブランド、末尾の番号、期限を見せ、期限が近いものには印をつける。
 * @dont 番号の全部や、セキュリティコードを見せない。お店は持っていない。
 */
const meta = {
  title: 'マイページ/保存したカード',
  component: CardListPage,
  args: { entries: savedCards, count: 3, limit: 5, canAdd: true, addHref: '/mypage/card/add/', message: null },
} satisfies Meta<typeof CardListPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const onUse = fn();
const onDelete = fn();

/** Which card is the main one, which ends, and what each can do; nothing is deleted without a question that names it. */
export const Default: Story = {
  args: { entries: savedCards.map((card) => ({ ...card, onUse: card.onUse && onUse, onDelete })) },
  play: async ({ canvasElement }) => {
    onUse.mockClear();
    onDelete.mockClear();
    const canvas = within(canvasElement);
    const [main, soon, over] = canvas.getAllByRole('article');
    await expect(main).toHaveTextContent('メインのカード');
    await expect(soon).toHaveTextContent('有効期限 12/26まもなく期限が切れます');
    await expect(over).toHaveTextContent('有効期限切れ');
    await expect(canvas.getAllByRole('button', { name: /メインにする/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'JCB(末尾0505)をメインにする' }));
    await expect(onUse).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mastercard(末尾4444)を削除する' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText(/^Mastercard\(末尾4444\)を削除します/)).toBeVisible();
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { entries: [], count: 0 } };
export const Full: Story = { args: { limit: 3, canAdd: false } };
export const Message: Story = { args: { message: { tone: 'success', text: 'Visa(末尾1111)を削除しました' } } };
export const LongText: Story = {
  args: { entries: [savedCard(1, { brand: longWord, label: longWord, expiry: 'soon' })], count: 1 },
};
