import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './spinner.tsx';

/**
 * 処理が進んでいることを示す小さな動きです。
 * @do そばに言葉がないときは label で何を待つかを伝える。
 * @dont ページ全体を待たせる覆いにしない。場所を取って待つなら「読み込みの枠」を使う。
 */
const meta = { title: '部品/待機', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByRole('status');
    await expect(spinner).toHaveTextContent('読み込み中です');
    await expect(spinner).toHaveAttribute('data-spinner', 'GSpinner0011');
  },
};
export const Dots: Story = {
  name: '三つの点(GSpinner0012)',
  args: { name: 'GSpinner0012' },
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByRole('status');
    const drawing = getComputedStyle(spinner.querySelector('[aria-hidden]') ?? spinner);
    await expect(drawing.borderStyle).toBe('none');
    await expect(drawing.backgroundImage).toContain('radial-gradient');
  },
};
