import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';

const PopupPage = slot('PopupPage');

const gifts = {
  id: 1,
  day: '2026.11.18(水)',
  title: 'お歳暮の承りを始めました',
  body: '<p>のし・ご包装・お届け先ごとのメッセージを承ります。</p>',
  link: { label: '贈りものを選ぶ', href: '/product/?tag=gift' },
  drawing: 'dry-cured-ham',
  picture: null,
};
const yearEnd = {
  ...gifts,
  id: 2,
  title: '年内のお届けをご希望の方へ',
  body: '<p>12月27日正午までのご注文が目安です。</p>',
  link: null,
  drawing: null,
};

/**
 * いま窓で出しているお知らせを、あとから読み返すページです。
 * @do いつから出しているかを添えて、1つずつ並べる。
 * @dont 0件のときに題だけを残さない。商品を見る道を置く。
 */
const meta = {
  title: '読みもの/ただいまのご案内',
  component: PopupPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: 'ただいまのご案内', href: '/popup/' },
    ],
    popups: [gifts, yearEnd],
    browseHref: '/product/',
  },
} satisfies Meta<typeof PopupPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('article')).toHaveLength(2);
    await expect(within(page.getByRole('article', { name: yearEnd.title })).queryByRole('link')).toBeNull();
  },
};
export const One: Story = { args: { popups: [gifts] } };
export const Empty: Story = {
  args: { popups: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '商品をさがす' })).toHaveAttribute(
      'href',
      '/product/',
    );
  },
};
export const LongText: Story = {
  args: {
    popups: [
      {
        ...gifts,
        title: longSentence,
        body: `<p>${longSentence.repeat(4)}${longWord}</p>`,
        link: { label: longSentence, href: '/product/' },
      },
    ],
  },
};
