import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CategoryNav } from '@shop/theming';
import { longName } from '../fixtures/long-texts.ts';
import { categories } from './fixtures/home-fixtures.ts';

/**
 * カテゴリーごとの入口を、挿絵つきで並べます。
 * @do 件数は分かるときだけ出す(count が null のときは出さない)。
 * @dont 挿絵だけにしてカテゴリー名を省かない。名前がリンクの文字になる。
 */
const meta = { title: 'トップ/カテゴリー', component: CategoryNav, args: categories } satisfies Meta<
  typeof CategoryNav
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(8);
  },
};
export const Many: Story = {
  args: {
    categories: [0, 1, 2].flatMap((round) =>
      categories.categories.map((category) => ({
        ...category,
        slug: category.slug,
        name: `${category.name} ${round + 1}`,
        href: `${category.href}&round=${round}`,
      })),
    ),
  },
};
export const LongText: Story = {
  args: {
    title: longName,
    categories: categories.categories.map((category) => ({ ...category, name: longName, count: 12_345 })),
  },
};
