import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerArea } from '@shop/theming';
import { sampleAlt, sampleImage } from '@shop/kit/sample-image';
import { expect } from 'storybook/test';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { banners } from './fixtures/home-fixtures.ts';

/**
 * お店の企画を案内する帯です。
 * @do 絵がないときは、挿絵(drawing)だけでも、文字だけでも成り立つようにする。
 * @dont 企画が0件のときに場所だけを空けない。何も描かない。
 */
const meta = { title: 'トップ/特集', component: BannerArea, args: banners } satisfies Meta<typeof BannerArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { banners: [] } };
export const One: Story = { args: { banners: banners.banners.slice(0, 1) } };
/** Not every theme shows a picture with its text. */
export const Photographed: Story = {
  globals: { theme: 'simple' },
  args: {
    banners: banners.banners.map((banner) => ({
      ...banner,
      picture: { src: `${sampleImage.base}/640.webp`, alt: sampleAlt },
    })),
  },
  play: async ({ canvas }) => {
    const [picture] = canvas.getAllByRole('img', { name: sampleAlt });
    await expect(picture).toHaveAttribute('src', `${sampleImage.base}/640.webp`);
  },
};
export const LongText: Story = {
  args: { banners: banners.banners.map((banner) => ({ ...banner, title: longName, text: longSentence })) },
};
