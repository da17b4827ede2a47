import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartNotices } from './cart-notices.tsx';

/**
 * カートに起きたことと、お店の注意を、商品の上に出します。
 * @do 空のカートでは、お店の注意を出さない。
 * @dont 商品ごとの変化をここに集めない。その行で伝える。
 */
const meta = {
  title: '部品/カートのお知らせ',
  component: CartNotices,
  args: { status: 'ready', alerts: [], caution: '<p>カートの商品は、ご注文を確定するまで確保されません。</p>' },
} satisfies Meta<typeof CartNotices>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { status: 'empty' } };
