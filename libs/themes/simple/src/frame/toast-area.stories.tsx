import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ToastArea, type ToastAreaProps, type ToastMessage } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';

const toastArea = (...toasts: readonly ToastMessage[]): ToastAreaProps => ({
  listen: (show) => {
    for (const toast of toasts) show(toast);
    return () => undefined;
  },
});

const shows =
  (text: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(await within(canvasElement.ownerDocument.body).findByText(text)).toBeInTheDocument();
  };

const added = 'カートに入れました';
const info = '配送の混み合う時期のため、お届けに日数をいただきます。';
const failed = 'ただいま通信が込み合っています。しばらくしてからもう一度お試しください。';

/**
 * 操作の結果を短い文で知らせ、しばらくすると消えます。
 * @do listen で届いた文を順に出す。スロットが描かれる前に届いた文も受け取る。
 * @dont 読まないと困る知らせに使わない。消えては困る文は「お知らせ」の部品で画面に残す。
 */
const meta = {
  title: '枠/短い知らせ',
  component: ToastArea,
  args: toastArea({ kind: 'success', text: added }),
} satisfies Meta<typeof ToastArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = { play: shows(added) };
export const Info: Story = { args: toastArea({ kind: 'info', text: info }), play: shows(info) };
export const Error: Story = { args: toastArea({ kind: 'error', text: failed }), play: shows(failed) };
export const LongText: Story = { args: toastArea({ kind: 'info', text: longSentence }), play: shows(longSentence) };
