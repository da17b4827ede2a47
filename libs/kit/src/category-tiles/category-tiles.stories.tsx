import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryTiles } from './category-tiles.tsx';

const meta = {
  title: '部品/カテゴリーの一覧',
  component: CategoryTiles,
  args: {
    title: 'カテゴリーからさがす',
    categories: [
      { slug: 'dry-cured-ham', name: '生ハム・熟成ハム', href: '/product/?category=dry-cured-ham', count: 12 },
      { slug: 'salami', name: 'サラミ・ドライソーセージ', href: '/product/?category=salami', count: null },
    ],
    classes: {},
  },
} satisfies Meta<typeof CategoryTiles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
