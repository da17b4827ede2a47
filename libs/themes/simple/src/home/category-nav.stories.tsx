import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CategoryNav } from '@shop/theming';
import { categories } from './fixtures/home-fixtures.ts';

const meta = { title: 'トップ/カテゴリー', component: CategoryNav, args: categories } satisfies Meta<typeof CategoryNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(8);
  },
};
