import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CopyText } from './copy-text.tsx';

/**
 * 番号や口座のように、写して使う値とコピーのボタンです。
 * @do コピーできたかどうかを言葉で返す。使えないブラウザーでは文字を選んだ状態にする。
 * @dont 長い文章のコピーに使わない。値だけに使う。
 */
const meta = {
  title: '部品/コピーできる値',
  component: CopyText,
  args: { label: 'お支払い番号', value: '1234567890123' },
} satisfies Meta<typeof CopyText>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Replaces the clipboard of the page while the story is played. */
async function withClipboard(writeText: (text: string) => Promise<void>, play: () => Promise<void>) {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await play().finally(() =>
    own ? Object.defineProperty(navigator, 'clipboard', own) : Reflect.deleteProperty(navigator, 'clipboard'),
  );
}

export const Idle: Story = {};
export const PartOfTheValue: Story = {
  args: { label: '口座番号', value: '普通 0000000', copyText: '0000000' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const copied: string[] = [];
    await withClipboard(
      async (text) => void copied.push(text),
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: '口座番号をコピー' }));
        await expect(await canvas.findByText('口座番号をコピーしました')).toBeVisible();
      },
    );
    await expect(copied).toEqual(['0000000']);
    await expect(canvas.getByRole('status')).toHaveTextContent('口座番号をコピーしました');
  },
};
export const Refused: Story = {
  args: { label: '口座番号', value: '普通 0000000', copyText: '0000000' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await withClipboard(
      () => Promise.reject(new DOMException('', 'NotAllowedError')),
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: '口座番号をコピー' }));
        await expect(await canvas.findByText(/自動ではコピーできませんでした/)).toBeVisible();
      },
    );
    await expect(window.getSelection()?.toString()).toBe('0000000');
  },
};
export const LongText: Story = { args: { value: '12345678901234567890123456789012345678901234567890' } };
