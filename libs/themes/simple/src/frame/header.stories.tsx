import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Header, MobileNav, SearchBox } from '@shop/theming';
import { searchBox } from '../catalogue/fixtures/search-fixtures.ts';
import { longName, longPerson } from '../fixtures/long-texts.ts';
import { header, mobileNav } from './fixtures/frame-fixtures.tsx';

/**
 * すべてのページの頭です。店名、検索、カテゴリー、会員とカートの入口を置きます。
 * @do カートの点数、未読、ポイントは、数が分かってから出す。分かるまでは null なので、数字なしで成り立つ形にする。
 * @dont 手続き中(kind が checkout)にカテゴリーや検索を並べない。そこでは安全の表示とカートへ戻る道だけにする。
 */
const meta = {
  title: '枠/ヘッダー',
  component: Header,
  args: { ...header, searchBox: <SearchBox {...searchBox} />, mobileNav: <MobileNav {...mobileNav} /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = {
  args: { homeHref: '/ec/', account: { label: 'マイページ', href: '/mypage/', isLogin: false } },
};
export const Unread: Story = {
  args: { homeHref: '/ec/', account: { label: 'マイページ', href: '/mypage/', isLogin: false, unread: 2 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^マイページ\s*未読2件$/ })).toHaveAttribute(
      'href',
      '/mypage/',
    );
  },
};
export const MemberPoints: Story = {
  args: { homeHref: '/ec/', account: { label: 'マイページ', href: '/mypage/', isLogin: true, points: 1240 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^マイページ\s*1,240pt$/ })).toBeVisible();
  },
};
export const Cart: Story = {
  args: { cart: { href: '/cart/', count: 3, onOpen: fn() } },
  play: async ({ args, canvasElement }) => {
    const [cart] = within(canvasElement).getAllByRole('link', { name: /カート.*3/ });
    if (!cart) throw new Error('the head has no way to the cart');
    await expect(cart).toHaveAttribute('href', '/cart/');
    await userEvent.click(cart);
    await expect(args.cart.onOpen).toHaveBeenCalledOnce();
  },
};
export const Checkout: Story = { args: { kind: 'checkout', searchBox: null, mobileNav: null } };
export const LongText: Story = {
  args: {
    shopName: 'ヨーロッパ各地から届く生ハムとサラミとソーセージの専門店 見本町本店',
    categories: [...header.categories, { label: longName, href: '/product/?category=long', current: false }],
    account: { label: `${longPerson}様`, href: '/mypage/', isLogin: true, unread: 128, points: 1234567 },
    cart: { href: '/cart/', count: 1280, onOpen: null },
  },
};
