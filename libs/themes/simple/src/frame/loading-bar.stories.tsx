import type { Meta, StoryObj } from '@storybook/react-vite';
import { LOADING_BAR_MS } from '@shop/constants';
import { expect, within } from 'storybook/test';
import { LoadingBar } from '@shop/theming';

/**
 * 次のページを読み込んでいることを、画面の上端の線で知らせます。
 * @do 動きは線だけにとどめ、読み上げには role="status" の短い文で伝える。
 * @dont 中身を隠す覆いや、中央で回る印にしない。前の画面はそのまま読める。
 */
const meta = {
  title: '枠/読み込みの帯',
  component: LoadingBar,
  args: { active: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('status');
    await expect(bar).toHaveTextContent('ページを読み込んでいます');
    await expect(bar.style.animationDuration).toBe(`${LOADING_BAR_MS}ms`);
  },
};
export const Idle: Story = {
  args: { active: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('ページを読み込んでいます')).toBeNull();
  },
};
