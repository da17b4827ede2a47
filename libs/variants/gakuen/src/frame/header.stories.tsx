import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '@shop/theming';

/**
 * 学校生協の頭です。新学期の案内を、お店の頭の上に足します。
 * @do 案内は一文とリンクにする。
 * @dont 購入の手続き中に出さない。
 */
const meta = {
  title: '学園/ヘッダーのお知らせ',
  component: Header,
  globals: { namespace: 'gakuen' },
  args: {
    kind: 'shop',
    shopName: '学園オンラインショップ(見本)',
    homeHref: '/',
    searchBox: null,
    mobileNav: null,
    categories: [{ label: 'エプロン・白衣', href: '/product/?category=workwear', current: false }],
    account: { label: 'ログイン', href: '/login/', isLogin: false },
    cart: { href: '/cart/', count: null, onOpen: null },
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shop: Story = { name: '店の中' };
export const Checkout: Story = { name: '購入の手続きでは静かに', args: { kind: 'checkout', categories: [] } };
