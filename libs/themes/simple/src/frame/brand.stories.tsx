import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Brand } from '@shop/theming';
import { longName } from '../fixtures/long-texts.ts';
import { header } from './fixtures/frame-fixtures.tsx';

/**
 * 店のしるしと店名です。お客様のロゴはこのスロットだけを差し替えて入れます。
 * @do head ではしるしと店名をそろえ、必ず表紙へのリンクにする。line と foot は、その場所を持つテーマだけが描く。
 * @dont 店名を絵だけにしない。読み上げにも検索にも、店名は文字で要る。
 */
const meta = {
  title: '枠/店のしるし',
  component: Brand,
  args: { shopName: header.shopName, homeHref: header.homeHref, place: 'head' },
} satisfies Meta<typeof Brand>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Head: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: new RegExp(header.shopName) })).toHaveAttribute(
      'href',
      header.homeHref,
    );
  },
};
export const Line: Story = { args: { place: 'line' } };
export const Foot: Story = { args: { place: 'foot' } };
export const LongText: Story = { args: { shopName: longName } };
