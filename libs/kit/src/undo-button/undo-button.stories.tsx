import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UndoButton } from './undo-button.tsx';

/**
 * 直前の削除を元に戻すボタンです。
 * @do 消したことを伝える文の中に置く。フォーカスがあるあいだは残る。
 * @dont 元に戻せない操作に置かない。
 */
const meta = { title: '部品/元に戻す', component: UndoButton, args: { onUndo: fn() } } satisfies Meta<
  typeof UndoButton
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '元に戻す' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
