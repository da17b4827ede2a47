import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@shop/kit';
import { BrandLink } from './brand-link.tsx';

/**
 * 店名としるしのリンクです。見た目は持ちません。
 * @do しるしは children に入れ、class で見せ方を決める。
 * @dont 店名の文字を消してしるしだけにしない。
 */
const meta = {
  title: '部品/店名',
  component: BrandLink,
  args: {
    name: 'ハムとソーセージの店',
    href: '/',
    className: undefined,
    nameClassName: undefined,
    children: <Icon name="home" />,
  },
} satisfies Meta<typeof BrandLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LongName: Story = { args: { name: '世界のハムとソーセージとチーズをお届けする食卓のための専門店' } };
