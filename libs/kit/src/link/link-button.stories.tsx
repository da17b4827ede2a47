import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './link-button.tsx';

const meta = { title: '部品/ボタン型リンク', component: LinkButton } satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { to: '/product/', variant: 'primary', children: '商品を見る' } };
export const Secondary: Story = { args: { to: '/cart/', children: 'カートに戻る', icon: 'arrow-left' } };
