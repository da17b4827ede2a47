import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './link-button.tsx';

/**
 * ボタンの形をしたリンクです。押すとページを移ります。
 * @do 次のページへ進む大切な道に使う。形の選び方はボタンと同じにする。
 * @dont 押した場所で何かを変えるときに使わない。そのときは「ボタン」を使う。
 */
const meta = { title: '部品/ボタン型リンク', component: LinkButton } satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { to: '/product/', variant: 'primary', children: '商品を見る' } };
export const Secondary: Story = { args: { to: '/cart/', children: 'カートに戻る', icon: 'arrow-left' } };
