import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer } from '@shop/theming';
import { longName, longWord } from '../fixtures/long-texts.ts';
import { footer } from './fixtures/frame-fixtures.tsx';

/**
 * すべてのページの足です。案内のリンクと、法律で求められるページへの道を置きます。
 * @do 法律のページ(legal)へは、手続き中の足からも行けるようにする。
 * @dont 手続き中の足に案内のリンクをすべて並べない。買う道からそれてしまう。
 */
const meta = {
  title: '枠/フッター',
  component: Footer,
  args: footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** L-01: the legally required pages are one click away. */
export const Shop: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '特定商取引法に基づく表記' })).toHaveAttribute(
      'href',
      '/law/',
    );
  },
};
export const Checkout: Story = {
  args: { kind: 'checkout', groups: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '特定商取引法に基づく表記' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: 'すべての商品' })).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    shopName: 'ヨーロッパ各地から届く生ハムとサラミとソーセージの専門店 見本町本店',
    groups: footer.groups.map(({ title, links }) => ({
      title,
      links: [...links, { label: longName, href: '/product/?tag=a' }, { label: longWord, href: '/product/?tag=b' }],
    })),
  },
};
