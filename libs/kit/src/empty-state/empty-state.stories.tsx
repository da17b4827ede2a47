import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../link/link-button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = { title: '部品/空の状態', component: EmptyState } satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Basket: Story = {
  args: {
    illustration: 'empty-basket',
    headingLevel: 2,
    title: 'カートに商品はありません',
    children: '気になる商品を見つけたら、こちらに入れてください。',
    actions: <LinkButton to="/product/">商品を見る</LinkButton>,
  },
};
export const NotFound: Story = {
  args: { illustration: 'not-found', headingLevel: 2, title: 'お探しのページが見つかりませんでした。' },
};
