import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header, type HeaderProps } from '@shop/theming';
import { expect, within } from 'storybook/test';

const header: HeaderProps = {
  kind: 'shop',
  shopName: '百貨店オンラインギフト(見本)',
  homeHref: '/',
  searchBox: null,
  mobileNav: null,
  categories: [
    { label: '生ハム・熟成ハム', href: '/product/?category=dry-cured-ham', current: false },
    { label: 'ソーセージ', href: '/product/?category=sausage', current: false },
  ],
  account: { label: 'ログイン', href: '/login/', isLogin: false },
  cart: { href: '/cart/', count: 2, onOpen: null },
};

/**
 * 百貨店の頭です。売場の案内を、お店の頭の上に足します。
 * @do 案内は短い言葉で並べる。
 * @dont 購入の手続き中に出さない。
 */
const meta = {
  title: '百貨店/ヘッダーのお知らせ',
  component: Header,
  globals: { namespace: 'depa', theme: 'ass' },
  args: header,
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shop: Story = {
  name: '店の中',
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('complementary', { name: 'ギフトサロンからのお知らせ' }),
    ).toBeVisible();
  },
};
export const Checkout: Story = {
  name: '購入の手続きでは静かに',
  args: { kind: 'checkout', categories: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
