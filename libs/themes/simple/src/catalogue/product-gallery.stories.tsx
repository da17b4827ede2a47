import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ProductGallery } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { gallery } from './fixtures/page-fixtures.ts';

const meta = { title: '商品/商品の画像', component: ProductGallery, args: gallery } satisfies Meta<typeof ProductGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: { pictures: gallery.pictures.slice(0, 1) } };
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '盛りつけを表示' }));
    await expect(canvas.getByRole('img', { name: /盛りつけたイラスト/ })).toBeVisible();
  },
};
export const Many: Story = { args: { pictures: [0, 2, 4, 6].flatMap((first) => gallery.pictures.map((one, index) => ({ ...one, caption: `${first + index + 1}枚目` }))) } };
export const LongText: Story = { args: { productName: longName, pictures: gallery.pictures.map((one) => ({ ...one, caption: longSentence })) } };
