import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { expect } from 'storybook/test';
import { FavouriteRow } from './favourite-row.tsx';

const FavouriteButton = slot('FavouriteButton');

/**
 * ハートの場所です。あとから届いても動かないよう、先に場所を取ります。
 * @do 購入のボタンのそばに置く。
 * @dont 中身が空のときに場所を消さない。届いたときに動いてしまう。
 */
const meta = { title: '部品/お気に入りの場所', component: FavouriteRow, args: { children: null } } satisfies Meta<
  typeof FavouriteRow
>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The same height before and after the heart is loaded. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div > div')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Come: Story = {
  args: {
    children: (
      <FavouriteButton name="ジャンボン・ド・バイヨンヌ" look="words" isOn={false} onToggle={() => undefined} />
    ),
  },
};
