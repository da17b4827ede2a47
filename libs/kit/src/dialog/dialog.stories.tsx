import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

/**
 * 画面の中央に開き、答えるまで後ろを止める窓です。
 * @do 題で何を尋ねているかを言い切り、主なボタンを最後に置く。
 * @dont 知らせるだけの文に使わない。読むだけなら「お知らせ」をページの中に置く。
 */
const meta = { title: '部品/ダイアログ', component: Dialog } satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: {
    open: true,
    title: '住所を削除しますか',
    onClose: fn(),
    children: '見本 太郎 様(東京都渋谷区)をお届け先から削除します。この操作は取り消せません。',
    actions: (
      <>
        <Button>やめる</Button>
        <Button variant="danger">削除する</Button>
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: '住所を削除しますか' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
