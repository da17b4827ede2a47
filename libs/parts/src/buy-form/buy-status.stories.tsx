import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { expect } from 'storybook/test';
import { BuyStatus } from './buy-status.tsx';
import styles from './buy-status.stories.module.css';

const FavouriteButton = slot('FavouriteButton');

/**
 * ボタンの下に出る結果です。お気に入りと、すでにカートにある数、上限、断られた理由を伝えます。
 * @do 失敗は読み上げにも届く知らせ(live)で出す。
 * @dont 成功を大きく知らせない。横のカートが開く。
 */
const meta = {
  title: '部品/カートに入れた結果',
  component: BuyStatus,
  args: { purchaseLimit: null, inCart: 2, full: false, add: { status: 'idle', message: null }, cartHref: '/cart/' },
} satisfies Meta<typeof BuyStatus>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InCart: Story = {};
export const Full: Story = { args: { purchaseLimit: 2, full: true } };
export const Failed: Story = {
  args: { inCart: 0, add: { status: 'failed', message: 'カートに入れられませんでした。もう一度お試しください。' } },
};

/** On the smallest phone: one row of the heart's height, with and without pieces in the cart. */
export const OneRow: Story = {
  name: 'お気に入りと一列',
  args: {
    favourite: (
      <FavouriteButton name="ジャンボン・ド・バイヨンヌ" look="words" isOn={false} onToggle={() => undefined} />
    ),
  },
  render: (args) => (
    <div className={styles.phone}>
      <div data-testid="before">
        <BuyStatus {...args} inCart={0} />
      </div>
      <div data-testid="after">
        <BuyStatus {...args} inCart={12} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button');
    const heightOf = (name: string) => canvas.getByTestId(name).getBoundingClientRect().height;
    await expect(heightOf('before')).toBeLessThan(48);
    await expect(heightOf('after')).toBe(heightOf('before'));
  },
};
