import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductShelf, slot, type LandingPageProps } from '@shop/theming';
import { longHam } from '../catalogue/fixtures/product-fixtures.ts';
import { longName, longSentence, longWord } from '../fixtures/long-texts.ts';
import { photograph } from '../fixtures/photograph.ts';
import { shelf } from '../home/fixtures/home-fixtures.ts';

const LandingPage = slot('LandingPage');

const photographed = { stored: null, own: photograph };
const drawn: LandingPageProps['picture'] = {
  stored: null,
  own: { drawing: 'salami', tone: 'plate', alt: 'サラミの挿絵', image: null },
};
const goods = <ProductShelf {...shelf} id="landing" title="このページの商品" lead={null} more={null} />;

const entry = (index: number): LandingPageProps['entries'][number] => ({
  key: `entry-${index}`,
  href: `/recipes/entry-${index}/`,
  title: `見本の一皿 ${index}`,
  lead: '切って重ねるだけの前菜です。',
  picture: index % 2 === 0 ? drawn : photographed,
});

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
    picture: drawn,
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
