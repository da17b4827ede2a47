import type { Meta, StoryObj } from '@storybook/react-vite';
import { kitCopy, productDetailCopy } from '@shop/copy';
import { sampleImage } from '@shop/kit/sample-image';
import { ProductGallery } from '@shop/theming';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { gallery, photographs } from './fixtures/page-fixtures.ts';

/**
 * 商品の写真です。めくる、小さな写真から選ぶ、大きくして見る、ができます。
 * @do めくったら何枚めかを role="status" で伝える。スクリプトなしでもリンクで動くようにする。
 * @dont 1枚しかない商品に、小さな写真の列を出さない。
 */
const meta = {
  title: '商品/商品の画像',
  component: ProductGallery,
  args: { ...gallery, pictures: photographs(2) },
} satisfies Meta<typeof ProductGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

const pick = (index: number) => productDetailCopy.galleryPick(`写真${index}`);

/** Without a photograph: the drawings of the category. */
export const Illustrated: Story = {
  args: { pictures: gallery.pictures },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: '盛りつけを表示' }));
    await expect(canvas.getByRole('link', { name: '盛りつけを表示' })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(canvas.getByRole('img', { name: /盛りつけたイラスト/ })).toBeVisible());
  },
};
export const One: Story = {
  args: { pictures: photographs(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
export const Several: Story = {
  args: { pictures: photographs(3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: pick(1) }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: pick(2) })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: pick(3) })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(productDetailCopy.galleryShown(3, 3));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: pick(1) })).toHaveFocus();
  },
};
export const Many: Story = { args: { pictures: photographs(9) } };
export const Zoomed: Story = {
  args: { pictures: photographs(3).map((one) => ({ ...one, image: { ...sampleImage, width: 1600, height: 1600 } })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [way] = canvas.getAllByRole('link', { name: new RegExp(productDetailCopy.galleryEnlarge) });
    way?.focus();
    await userEvent.click(way ?? canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: productDetailCopy.galleryZoom }));
    const [picture = canvasElement] = dialog.getAllByRole('button', { pressed: false });
    await expect(within(picture).getByRole('img').getAttribute('srcset')).toContain('/1600.webp 1600w');
    await expect(canvas.getAllByRole('img')[0]?.getAttribute('srcset')).not.toContain('1600');
    await userEvent.dblClick(picture);
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(dialog.getByRole('button', { name: productDetailCopy.galleryPrevious }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(`3/3 ${photographs(3)[2]?.alt}`));
    await userEvent.click(dialog.getByRole('button', { name: productDetailCopy.galleryNext }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(`1/3 ${photographs(3)[0]?.alt}`));
    await userEvent.click(dialog.getByRole('button', { name: kitCopy.close }));
    await waitFor(() => expect(way).toHaveFocus());
    await userEvent.click(way ?? canvasElement);
  },
};
export const LongText: Story = {
  args: {
    productName: longName,
    pictures: photographs(2).map((one) => ({ ...one, alt: longSentence, caption: longSentence })),
  },
};
