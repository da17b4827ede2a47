import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductShelf, slot, type LandingPageProps } from '@shop/theming';
import { contentCopy } from '@shop/copy';
import { longHam } from '../catalogue/fixtures/product-fixtures.ts';
import { longName, longSentence, longWord } from '../fixtures/long-texts.ts';
import { photograph } from '../fixtures/photograph.ts';
import { shelf } from '../home/fixtures/home-fixtures.ts';

const LandingPage = slot('LandingPage');

const photographed = { stored: null, own: photograph };
const illustrated: LandingPageProps['picture'] = {
  stored: null,
  own: { drawing: 'salami', tone: 'plate', alt: 'サラミの挿絵', image: null },
};
const goods = <ProductShelf {...shelf} id="landing" title="このページの商品" lead={null} more={null} />;

const place = {
  name: 'アドゥール川流域',
  outline: 'M60 7L70 16L93 27L88 40L76 55L82 72L71 89L57 86L43 93L18 88L20 62L6 34L27 28L40 14Z',
  x: 31,
  y: 80,
};

const entry = (index: number): LandingPageProps['entries'][number] => ({
  key: `entry-${index}`,
  href: `/recipes/entry-${index}/`,
  title: `見本の一皿 ${index}`,
  lead: '切って重ねるだけの前菜です。',
  picture: index % 2 === 0 ? illustrated : photographed,
});

/**
 * 企画のページ、特集の目次、特集の1ページを、同じ形で見せます。
 * @do 地図(place)と事実(facts)は、あるときだけ題のそばに置く。
 * @dont 商品の場所を空けて待たない。商品のないページもある。
 */
const meta = {
  title: '読みもの/特集のページ',
  component: LandingPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: 'お歳暮に、生ハムを', href: '/oseibo/' },
    ],
    title: 'お歳暮に、生ハムを',
    lead: '贈りものの選び方と、のし・ご包装・お届けのご案内。',
    picture: photographed,
    facts: [],
    place: null,
    body: '<h2>選び方</h2><p>薄切りは、届いたその日に皿へ移すだけ。</p><h2>お届け</h2><p>冷蔵でお届けします。</p>',
    goods,
    entries: [],
    list: null,
  },
} satisfies Meta<typeof LandingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'このページの商品' })).toBeVisible();
  },
};
/** An entry of a collection. */
export const Default: Story = {
  args: {
    title: '生ハムとメロン',
    picture: illustrated,
    facts: [
      { label: '時間', value: '5分' },
      { label: '人数', value: '2人分' },
    ],
    list: { label: '食卓のヒントの一覧へ', href: '/recipes/' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '食卓のヒントの一覧へ' })).toHaveAttribute(
      'href',
      '/recipes/',
    );
  },
};
/** A maker whose region is shown on a map. */
export const Placed: Story = {
  args: {
    title: 'サレゾン・ヴァル・ダヴレ',
    lead: '川のほとりの塩漬け蔵です。',
    facts: [{ label: '見本', value: '架空の作り手です' }],
    place,
    list: { label: '作り手の一覧へ', href: '/maker/' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: contentCopy.place(place.name) })).toBeVisible();
  },
};
export const Empty: Story = { args: { body: '', goods: null } };
export const One: Story = { args: { entries: [entry(1)], goods: null } };
export const Many: Story = {
  args: { entries: Array.from({ length: 13 }, (_, index) => entry(index)), goods: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '見本の一皿 12' })).toHaveAttribute(
      'href',
      '/recipes/entry-12/',
    );
  },
};
export const LongText: Story = {
  args: {
    title: longName,
    lead: longSentence,
    facts: [
      { label: longWord, value: longWord },
      { label: '人数', value: longSentence },
    ],
    place: { ...place, name: longWord },
    body: `<h2>${longWord}</h2><p>${longSentence}</p>`,
    goods: (
      <ProductShelf {...shelf} id="landing" title={longName} lead={longSentence} products={[longHam]} more={null} />
    ),
    entries: [
      { ...entry(1), title: longWord, lead: longSentence },
      { ...entry(2), title: longName, lead: longWord },
    ],
    list: { label: longName, href: '/recipes/' },
  },
};
