import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Contents } from './contents.tsx';

/**
 * 商品の読みものの目次です。あるものだけを並べ、横に添えます。
 * @do 章の順番はページと同じにする。物語は、読み進めて届いてから名前を出す。
 * @dont 行き先のない章を並べない。
 */
const meta = {
  title: '商品/目次',
  component: Contents,
  args: { chapters: ['taste', 'pairing', 'serving', 'origin', 'label', 'buy'] },
} satisfies Meta<typeof Contents>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutTale: Story = {
  name: '物語のない商品',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '味わい' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: '物語' })).toBeNull();
  },
};
export const WithTale: Story = {
  name: '物語が届いたあと',
  decorators: [
    (Story) => (
      <>
        <Story />
        <section id="product-tale" aria-label="見本の物語" />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '物語' })).toHaveAttribute('href', '#product-tale');
  },
};
