import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

/**
 * 画面の端から出る引き出しです。右、左、下から開けます。
 * @do 閉じたら元の場所へ戻ることを保つ。いつも見せたいものは footer に入れる。
 * @dont 引き出しの中から、さらに引き出しや窓を開かない。
 */
const meta = { title: '部品/引き出し', component: Drawer } satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = {
  args: {
    open: true,
    title: 'カート(2点)',
    onClose: fn(),
    children: '商品がここに並びます。',
    footer: (
      <Button variant="primary" wide>
        購入手続きへ
      </Button>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement).getByRole('dialog', { name: 'カート(2点)' });
    await userEvent.click(within(panel).getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Start: Story = {
  args: { open: true, side: 'start', title: 'メニュー', onClose: fn(), children: 'カテゴリーがここに並びます。' },
};
export const Bottom: Story = {
  args: {
    open: true,
    side: 'bottom',
    title: 'カート(2点)',
    onClose: fn(),
    children: '商品がここに並びます。',
    footer: (
      <Button variant="primary" wide>
        購入手続きへ
      </Button>
    ),
  },
};
