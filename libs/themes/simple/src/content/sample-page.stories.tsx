import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductShelf, slot } from '@shop/theming';
import { ham, longHam } from '../catalogue/fixtures/product-fixtures.ts';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { shelf } from '../home/fixtures/home-fixtures.ts';

const SamplePage = slot('SamplePage');

/**
 * 文字、色、部品を1枚に並べた見本帳です。テーマの出来はここで確かめます。
 * @do 新しい部品を作ったら、この1枚にも置く。
 * @dont ここのボタンで本当にカートや注文を動かさない。
 */
const meta = {
  title: '読みもの/見た目の見本',
  component: SamplePage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: '見た目の見本', href: '/sample/5/' },
    ],
    goods: <ProductShelf {...shelf} id="landing" title="商品の棚" lead={null} more={null} />,
    product: ham,
    browseHref: '/product/',
  },
} satisfies Meta<typeof SamplePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const name of [
      '文字',
      '色',
      'ボタン',
      'リンク',
      '入力欄',
      '印',
      'お知らせ',
      '価格と数量',
      '待つとき、ないとき',
      '合計',
      '記録',
      'ご案内と確認',
      '挿絵',
      'フォームのまとまり',
      '商品のページ',
      '販売できない商品',
      '商品の一覧',
      'カート',
      'カートが空のとき、読めないとき',
      'ご注文の手順',
      '前払いのご案内',
      '会員のコーナー',
      '商品の棚',
    ])
      await expect(await page.findByRole('region', { name })).toBeVisible();
  },
};
/** Products could not be loaded. */
export const Empty: Story = { args: { goods: null, product: null } };
export const LongText: Story = {
  args: {
    breadcrumbs: [
      { label: longName, href: '/' },
      { label: longSentence, href: '/sample/5/' },
    ],
    product: longHam,
    goods: <ProductShelf {...shelf} id="landing" title={longSentence} lead={null} products={[longHam]} more={null} />,
  },
};
