import type { Meta, StoryObj } from '@storybook/react-vite';
import { RelatedProducts } from '@shop/theming';
import { longName } from '../fixtures/long-texts.ts';
import { idle, longHam, products } from './fixtures/product-fixtures.ts';

/**
 * この商品に合う商品の列です。商品ページと、見つからない一覧の下で使います。
 * @do 見出しは渡された title をそのまま使い、中はカードの列にする。
 * @dont 合う商品がないときに見出しだけを残さない。
 */
const meta = {
  title: '商品/あわせて楽しむ',
  component: RelatedProducts,
  args: { title: 'あわせて楽しむ', products, addOf: () => idle },
} satisfies Meta<typeof RelatedProducts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { products: [] } };
export const LongText: Story = {
  args: { title: longName, products: [longHam, { ...longHam, key: 'long-2' }, { ...longHam, key: 'long-3' }] },
};
