import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import styles from '../testing/specimens.module.css';
import { Picture } from './picture.tsx';
import { sampleAlt, sampleImage } from './fixtures/sample-image.ts';

const illustrated = { drawing: 'cheese', alt: 'チーズのイラスト', image: null };
const taken = { drawing: 'cheese', alt: sampleAlt, image: sampleImage };

/**
 * 商品の写真、なければ分類の挿絵を見せます。
 * @do 隣に商品名があるなら alt を空にする。見える大きさを sizes に書く。
 * @dont 写真を img で直接置かない。大きさと待ち方が揃わなくなる。
 */
const meta = {
  title: '案内/写真',
  component: Picture,
  args: { picture: taken, sizes: '20rem' },
  decorators: [
    (Story) => (
      <div className={styles.specimens} data-large>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Photograph: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: sampleAlt });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', '1000');
    await expect(picture).toHaveAttribute('height', '1000');
  },
};
export const First: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: sampleAlt });
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
};
export const Silent: Story = {
  args: { alt: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const Drawing: Story = {
  args: { picture: illustrated },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: illustrated.alt })).toBeVisible();
  },
};
export const LongAlt: Story = { args: { picture: { ...taken, alt: sampleAlt.repeat(5) } } };
