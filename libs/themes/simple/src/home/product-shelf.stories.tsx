import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductShelf } from '@shop/theming';
import { longHam, manyProducts } from '../catalogue/fixtures/product-fixtures.ts';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { shelf } from './fixtures/home-fixtures.ts';

/**
 * 1つのテーマで選んだ商品を1列に並べる棚です。
 * @do 棚の見出しと「もっと見る」を組にし、読み上げには棚の名前も添える。
 * @dont 商品がない棚の見出しだけを残さない。空のときは何も描かない。
 */
const meta = { title: 'トップ/商品の棚', component: ProductShelf, args: shelf } satisfies Meta<typeof ProductShelf>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { products: [] } };
export const Many: Story = { args: { products: manyProducts } };
export const LongText: Story = {
  args: {
    title: longName,
    lead: longSentence,
    products: [longHam, { ...longHam, key: 'long-2' }, { ...longHam, key: 'long-3' }],
    more: { label: longName, href: '/product/' },
  },
};
