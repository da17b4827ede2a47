import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAlt, sampleImage } from '@shop/kit/sample-image';
import { deferredSlot, type LayoutBlocksProps } from '@shop/theming';
import { expect, within } from 'storybook/test';
import { longName, longSentence, longWord } from '../fixtures/long-texts.ts';
import { banners, shelf } from './fixtures/home-fixtures.ts';

const LayoutBlocks = deferredSlot('LayoutBlocks');

const text = {
  kind: 'text' as const,
  title: 'はじめての方へ',
  body: '<p>届いたら、温度帯の表示どおりに。くわしくは<a href="/guide/">お買い物ガイド</a>へ。</p>',
};
const entry = {
  href: '/news/1/',
  title: 'お歳暮の承りを始めました',
  text: 'のしとご包装を承ります。',
  day: '2026.11.15',
  drawing: null,
  picture: null,
};
const news = {
  kind: 'entries' as const,
  title: 'お知らせ',
  entries: [entry, { ...entry, href: '/news/2/', title: '年末年始のお届けについて' }],
  more: { label: 'もっと見る', href: '/news/' },
};
const campaigns = {
  kind: 'entries' as const,
  title: 'テーマから選ぶ',
  entries: [{ ...entry, href: '/oseibo/', title: 'お歳暮に、生ハムを', day: null, drawing: 'dry-cured-ham' }],
  more: null,
};
const all: LayoutBlocksProps['blocks'] = [
  text,
  { kind: 'banners', ...banners },
  news,
  { kind: 'products', shelf },
  campaigns,
];

/**
 * 編集者がページの下に足した段です。文、記事、企画、商品を、決めた順に並べます。
 * @do 企画は BannerArea、商品は ProductShelf に任せ、テーマの見た目をそろえる。
 * @dont 段の順番を入れ替えない。順番は編集者のものです。
 */
const meta = {
  title: 'トップ/編集の欄',
  component: LayoutBlocks,
  args: { blocks: [text, news, campaigns] },
} satisfies Meta<typeof LayoutBlocks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'はじめての方へ',
      'お知らせ',
      'テーマから選ぶ',
    ]);
    await expect(page.getByRole('link', { name: '「お知らせ」をもっと見る' })).toHaveAttribute('href', '/news/');
    await expect(within(page.getByRole('region', { name: 'テーマから選ぶ' })).getAllByRole('link')).toHaveLength(1);
  },
};
export const One: Story = { args: { blocks: [text] } };
/** Products and campaigns are rendered by the theme's slots. */
export const Many: Story = { args: { blocks: all } };
export const Photographed: Story = {
  args: {
    blocks: [
      {
        ...campaigns,
        entries: campaigns.entries.map((one) => ({
          ...one,
          drawing: null,
          picture: { src: `${sampleImage.base}/640.webp`, alt: sampleAlt },
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: sampleAlt })).toBeInTheDocument();
  },
};
export const LongText: Story = {
  args: {
    blocks: [
      { ...text, title: longName, body: `<p>${longSentence.repeat(4)}${longWord}</p>` },
      {
        ...news,
        title: longSentence,
        entries: news.entries.map((one) => ({ ...one, title: longSentence, text: longSentence })),
      },
      { ...campaigns, entries: campaigns.entries.map((one) => ({ ...one, title: longWord, text: longSentence })) },
    ],
  },
};
