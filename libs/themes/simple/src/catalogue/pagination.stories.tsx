import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pagination } from '@shop/theming';

/**
 * 長い一覧をページで送ります。
 * @do 前後と、近くの番号、最後の番号を出す。今のページは aria-current で示す。
 * @dont 1ページしかないときに出さない。
 */
const meta = {
  title: '商品/ページ送り',
  component: Pagination,
  args: { page: 1, last: 9, hrefOf: (page: number) => `/product/?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = {
  args: { page: 5 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '5ページ目' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(canvasElement).getByRole('link', { name: '次へ' })).toHaveAttribute('href', '/product/?page=6');
  },
};
export const Last: Story = { args: { page: 9 } };
export const Single: Story = { args: { last: 1 } };
export const Many: Story = {
  args: { page: 4999, last: 9999 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '前へ' })).toHaveAttribute(
      'href',
      '/product/?page=4998',
    );
  },
};
