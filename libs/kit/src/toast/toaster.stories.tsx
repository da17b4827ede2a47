import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Toaster } from './toaster.tsx';

/**
 * 短い知らせを足もとに出します。5秒で消え、同じ文は重ねません。
 * @do 成功、知らせ、失敗を kind で分ける。
 * @dont あとで読み直すことに使わない。消えてしまう。
 */
const meta = { title: '部品/トースト', component: Toaster } satisfies Meta<typeof Toaster>;

export default meta;

type Story = StoryObj<typeof meta>;

const expired = 'カートの保存期限が過ぎたため、新しいカートをご用意しました。';

/** The same message twice is one toast; a different one is another toast (spec §9). */
export const EachOnce: Story = {
  args: {
    listen: (show) => {
      show({ kind: 'error', text: expired });
      show({ kind: 'error', text: expired });
      show({ kind: 'success', text: '住所を登録しました' });
      return () => undefined;
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await expect(await screen.findByText('住所を登録しました')).toBeInTheDocument();
    await expect(screen.getAllByText(expired)).toHaveLength(1);
  },
};

/** At most five, at the bottom centre of the window, for five seconds each (spec §9). */
export const FiveAtMost: Story = {
  args: {
    listen: (show) => {
      for (const count of [1, 2, 3, 4, 5, 6]) show({ kind: 'success', text: `${count}件目のお知らせ` });
      return () => undefined;
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const toast = await screen.findByText('5件目のお知らせ');
    await expect(screen.getAllByText(/件目のお知らせ/)).toHaveLength(5);
    await expect(toast.closest('.Toastify__toast-container--bottom-center')).not.toBeNull();
    const bar = toast.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar');
    // Also with reduced motion, as here: the toast closes when its bar has finished.
    await expect(bar && getComputedStyle(bar).animationDuration).toBe('5s');
  },
};
