import type { Meta, StoryObj } from '@storybook/react-vite';
import { favouriteCopy } from '@shop/copy';
import { slot } from '@shop/theming';
import { expect, within } from 'storybook/test';
import { longName } from '../fixtures/long-texts.ts';
import { photograph } from '../fixtures/photograph.ts';
import { picture } from './account.fixtures.tsx';

const UserListsPage = slot('UserListsPage');
const favourites = {
  key: 'favorite',
  name: 'お気に入り',
  href: '/mypage/list/favorite/',
  count: 3,
  updatedOn: '2026.11.20',
  pictures: [photograph, { ...picture, alt: '生ハムのイラスト' }, photograph],
};

/**
 * お気に入りのリストの一覧です。
 * @do 入っている数と、最後に入れた日を見せる。
 * @dont 空のリストを隠さない。
 */
const meta = {
  title: 'マイページ/お気に入りのリスト',
  component: UserListsPage,
  args: { lists: [favourites], limit: 100 },
} satisfies Meta<typeof UserListsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The number of products in each list, and its link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const count = within(canvasElement).getByText('3点 / 100点まで');
    await expect(count).toBeVisible();
    const list = within(count.closest('li') ?? count);
    await expect(list.getAllByRole('img')).toHaveLength(3);
    await expect(list.getByRole('link', { name: favouriteCopy.lists.open('お気に入り') })).toHaveAttribute(
      'href',
      '/mypage/list/favorite/',
    );
  },
};
export const Empty: Story = { args: { lists: [{ ...favourites, count: 0, updatedOn: null, pictures: [] }] } };
export const Many: Story = {
  args: {
    lists: Array.from({ length: 5 }, (_, index) => ({
      ...favourites,
      key: `list-${index}`,
      name: `リスト${index + 1}`,
    })),
    limit: null,
  },
};
export const LongText: Story = { args: { lists: [{ ...favourites, name: longName }] } };
