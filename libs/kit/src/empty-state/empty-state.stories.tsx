import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../link/link-button.tsx';
import { EmptyState } from './empty-state.tsx';

/**
 * 何もないところに、その意味と次の道を見せます。
 * @do なぜ空なのかを題で言い、行き先を1つか2つ置く。
 * @dont 通信の失敗を「何もありません」と見せない。失敗は失敗と伝える。
 */
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
