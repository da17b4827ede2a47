import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longSentence } from '../fixtures/long-texts.ts';
import styles from './favourite-button.stories.module.css';

const FavouriteButton = slot('FavouriteButton');
const name = 'ジャンボン・ド・バイヨンヌ';

/**
 * お気に入りに入れる、外すためのハートです。
 * @do 押された状態を aria-pressed で伝え、名前には商品名を入れる。カードの角(mark)では --favourite-inset の位置に従う。
 * @dont 色だけでオンとオフを区別しない。塗りの有無でも分かるようにする。
 */
const meta = {
  title: '商品/お気に入りボタン',
  component: FavouriteButton,
  args: { name, look: 'words', isOn: false, onToggle: fn() },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its accessible name includes the product, its state whether it is a favourite. */
export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    const heart = within(canvasElement).getByRole('button', { name: `${name}をお気に入りに追加`, pressed: false });
    await userEvent.click(heart);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const On: Story = {
  args: { isOn: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: `${name}をお気に入りに追加`, pressed: true }),
    ).toBeVisible();
  },
};
export const Mark: Story = {
  args: { look: 'mark' },
  render: (args) => (
    <div className={styles.card}>
      <FavouriteButton {...args} />
    </div>
  ),
};
export const LongText: Story = { args: { name: longSentence } };
