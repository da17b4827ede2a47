import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountedIcon } from './counted-icon.tsx';

/**
 * 数のついたアイコンです。目のためだけの印です。
 * @do 数の場所を先に取る。数は別の言葉でも伝える。
 * @dont 0や、分からない数を見せない。
 */
const meta = {
  title: '部品/数つきアイコン',
  component: CountedIcon,
  args: { name: 'basket', count: 3 },
} satisfies Meta<typeof CountedIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeInTheDocument();
  },
};
export const None: Story = { args: { name: 'person', count: 0 } };
