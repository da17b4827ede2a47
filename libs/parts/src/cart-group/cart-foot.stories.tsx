import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartFoot } from './cart-foot.tsx';

/**
 * 商品の列の終わりです。注記と、商品に戻る道を置きます。
 * @do 「※」の意味とお店の注意は、CartLegend に任せる。
 * @dont 購入へ進むボタンをここに増やさない。
 */
const meta = {
  title: '部品/カートの商品の下',
  component: CartFoot,
  args: { cautions: { note: '<p>お届け日は変わることがあります。</p>', links: null }, browseHref: '/product/' },
} satisfies Meta<typeof CartFoot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
