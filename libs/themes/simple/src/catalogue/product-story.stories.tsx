import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductStory } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { story } from './fixtures/page-fixtures.ts';

/**
 * 味わい、合わせるもの、食べ方、産地を伝えます。
 * @do データのない項目は見出しごと出さない。味の図を描くときは表示の数値(taste)だけを使う。
 * @dont 味の数値を推し量って描かない。ラベルにない商品では taste が null になる。
 */
const meta = { title: '商品/味わいと楽しみ方', component: ProductStory, args: story } satisfies Meta<
  typeof ProductStory
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Short: Story = { args: { tasting: null, pairings: [], serving: null, agingMonths: null, taste: null } };
export const LongText: Story = {
  args: {
    name: longName,
    tasting: longSentence.repeat(4),
    pairings: [longName, ...story.pairings, longSentence],
    serving: longSentence.repeat(2),
    origin: { country: 'ボスニア・ヘルツェゴビナ', region: longName, brand: longName, makerHref: '/maker/valdadour/' },
  },
};
