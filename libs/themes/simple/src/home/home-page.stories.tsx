import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from '@shop/theming';
import { longHam } from '../catalogue/fixtures/product-fixtures.ts';
import { longName, longPerson, longSentence } from '../fixtures/long-texts.ts';
import { homePage, member } from './fixtures/home-fixtures.ts';

/**
 * お店の顔です。公開トップと店内トップの2つの顔を、同じ順の帯で見せます。
 * @do 会員のコーナーは、会員と分かってから届く。なくても崩れない順に組む。
 * @dont 公開トップと店内トップで帯の順番を変えない。片方を知る人がもう片方でも迷わないように。
 */
const meta = {
  title: 'トップ/トップページ',
  component: HomePage,
  args: homePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Public: Story = {};
export const ShopGuest: Story = { args: { face: 'shop' } };
export const ShopMember: Story = { args: { face: 'shop', member } };
export const Empty: Story = { args: { shelves: [], banners: { banners: [] } } };
export const LongText: Story = {
  args: {
    face: 'shop',
    hero: {
      ...homePage.hero,
      title: ['大切な方へ、', '山あいの熟成庫で', '二十四か月を過ごした', '骨つきの原木を。'],
      text: longSentence,
    },
    shelves: homePage.shelves.map((shelf) => ({
      ...shelf,
      title: `${shelf.title} ${longName}`,
      lead: longSentence,
      products: [longHam, { ...longHam, key: 'long-2' }],
    })),
    promises: homePage.promises.map((promise) => ({ ...promise, title: longName, text: longSentence })),
    member: {
      ...member,
      greeting: `${longPerson} 様、いらっしゃいませ`,
      orders: (member.orders ?? []).map((order) => ({ ...order, summary: longName, total: 1_234_567 })),
    },
  },
};
