import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';
import { photograph } from '../fixtures/photograph.ts';
import { hero } from './fixtures/home-fixtures.ts';

/**
 * トップの一番上で、季節や企画をひと目で伝えます。
 * @do 見出しは title の区切りごとに折り返しを守る。絵はページで最初に読み込まれる1枚(priority)にする。
 * @dont 入口を2つより増やさない。secondary がないときの姿も整える。
 */
const meta = {
  title: 'トップ/大きな見出し',
  component: Hero,
  args: hero,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Photographed: Story = { args: { picture: photograph } };
export const OneWay: Story = { args: { secondary: null } };
export const LongText: Story = {
  args: {
    eyebrow: '年末年始の贈りもの・ご自宅用おまとめ便・はじめての骨つき原木',
    title: ['大切な方へ、', '山あいの熟成庫で', '二十四か月を過ごした', '骨つきの原木を。'],
    text: longSentence,
    primary: { label: '年末年始にお届けできる商品を見る', href: '/product/' },
    secondary: { label: 'のしと包装を承る商品からさがす', href: '/product/?tag=gift' },
  },
};
