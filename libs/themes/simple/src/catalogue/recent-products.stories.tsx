import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longName } from '../fixtures/long-texts.ts';
import { idle, longHam, products } from './fixtures/product-fixtures.ts';

const RecentProducts = slot('RecentProducts');

/**
 * 最近見た商品の列です。
 * @do 合う商品(RelatedProducts)と同じ見た目で、見出しだけを変える。
 * @dont 初めて来た人に空の列を見せない。0件なら何も描かない。
 */
const meta = {
  title: '商品/最近見た商品',
  component: RecentProducts,
  args: { title: '最近見た商品', products, addOf: () => idle },
} satisfies Meta<typeof RecentProducts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(within(canvasElement).getByRole('region', { name: '最近見た商品' })).getAllByRole('listitem'),
    ).not.toHaveLength(0);
  },
};
export const None: Story = {
  args: { products: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
export const LongText: Story = {
  args: { title: longName, products: [longHam, { ...longHam, key: 'long-2' }, { ...longHam, key: 'long-3' }] },
};
