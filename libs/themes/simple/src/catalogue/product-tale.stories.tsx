import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { expect, within } from 'storybook/test';
import { longName, longSentence, longWord } from '../fixtures/long-texts.ts';

const ProductTale = slot('ProductTale');

/**
 * 商品の物語です。読みものとして本文を、横に切り方や保存を置きます。
 * @do 本文は RichText で描き、読みやすい幅に収める。
 * @dont 編集者の HTML をそのまま流し込まない。
 */
const meta = {
  title: '商品/商品のものがたり',
  component: ProductTale,
  args: {
    title: '塩と風と、一年',
    lead: '使うのは、豚のももと塩だけ。あとは川の風にまかせます。',
    body: '<p>山の乾いた風と海の湿った風が、日に何度も入れ替わります。</p><p>塩の角は丸く、噛むほどに香りがほどけます。</p>',
    facts: [
      { label: '切り方', value: '薄切りです。端からゆっくりはがします' },
      { label: '開けたあと', value: '紙をはさんで包み、冷蔵庫で2、3日' },
      { label: '人数の目安', value: '前菜で2〜3人分(約8枚)' },
    ],
    more: { label: '品ものがたりの一覧へ', href: '/story/' },
  },
} satisfies Meta<typeof ProductTale>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const tale = within(canvasElement).getByRole('region', { name: '塩と風と、一年' });
    await expect(within(tale).getByRole('link')).toHaveAttribute('href', '/story/');
    await expect(within(tale).getByText('開けたあと')).toBeVisible();
  },
};
/** A title only, without text and details. */
export const Empty: Story = { args: { body: '', facts: [] } };
export const LongText: Story = {
  args: {
    title: longName,
    lead: longSentence,
    body: `<p>${longWord}</p><p>${longSentence}</p>`,
    facts: [
      { label: longWord, value: longWord },
      { label: '開けたあと', value: longSentence },
    ],
    more: { label: longName, href: '/story/' },
  },
};
