import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MakerName } from './maker-name.tsx';

/**
 * 作り手の名前です。作り手のページがあれば、そこへ行けます。
 * @do 行き先がないときは文字だけにする。
 * @dont 作り手のページを産地のページと混ぜない。
 */
const meta = {
  title: '部品/作り手の名前',
  component: MakerName,
  args: { brand: 'サレゾン・ヴァル・ダヴレ', makerHref: '/maker/valdadour/' },
} satisfies Meta<typeof MakerName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Linked: Story = {
  name: '作り手のページあり',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/maker/valdadour/');
  },
};
/** A maker without a page. */
export const Unlinked: Story = { args: { makerHref: null } };
