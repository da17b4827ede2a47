import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CartDrawer } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { drawer, manyDrawerLines, severalZones } from './fixtures/page-fixtures.ts';

/**
 * 横から開くカートです。入れたことを確かめ、そのまま買い進めるか、買い物を続けるかを選びます。
 * @do 温度帯ごとに便を分けて見せる。削除したものは「元に戻す」を数秒残す。
 * @dont 前の注文の結果を確認中(askingHref あり)のとき、商品を見せない。二重の注文になりかねない。
 */
const meta = { title: '商品/横のカート', component: CartDrawer, args: drawer } satisfies Meta<typeof CartDrawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { count: 0, subtotal: 0, groups: [] } };
export const Confirming: Story = {
  args: { checkingHref: '/cart/complete/' },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('dialog', { name: 'カート' });
    await expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/cart/complete/']);
  },
};
export const OneZone: Story = {
  args: { onQuantity: fn(), onClose: fn() },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement).getByRole('dialog', { name: 'カート(1点)' });
    await userEvent.click(within(panel).getByRole('button', { name: '数量を1つ増やす' }));
    await expect(args.onQuantity).toHaveBeenCalledWith('ham-fr-001', 2);
    await userEvent.click(within(panel).getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const SeveralZones: Story = { args: { count: 4, subtotal: 6220, groups: severalZones } };
export const Updating: Story = { args: { status: 'updating' } };
export const Failed: Story = {
  args: { status: 'failed', message: 'カートを更新できませんでした。もう一度お試しください。' },
};
export const Undo: Story = {
  name: '削除したものを元に戻せる',
  args: { undo: { text: '「生ハム」をカートから削除しました。', onUndo: fn() } },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement).getByRole('dialog');
    await waitFor(() => expect(within(panel).getByText(/カートから削除しました/)).toBeVisible());
    await userEvent.click(within(panel).getByRole('button', { name: '元に戻す' }));
    await expect(args.undo?.onUndo).toHaveBeenCalledOnce();
  },
};
export const ManyLines: Story = {
  args: { count: 30, subtotal: 44_400, groups: [{ zone: 'chilled', lines: manyDrawerLines }] },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('dialog', { name: 'カート(30点)' });
    await expect(within(panel).getAllByRole('button', { name: '数量を1つ増やす' })).toHaveLength(30);
    await waitFor(() => expect(within(panel).getByRole('link', { name: 'カートへ進む' })).toBeVisible());
  },
};
export const LongText: Story = {
  args: {
    count: 999,
    subtotal: 1_234_567_890,
    groups: [
      {
        zone: 'chilled',
        lines: manyDrawerLines
          .slice(0, 2)
          .map((line) => ({ ...line, name: longName, unitPrice: 1_234_567, quantity: 99, notice: longSentence })),
      },
    ],
  },
};
