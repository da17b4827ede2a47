import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longName, longSentence, longWord } from '../fixtures/long-texts.ts';

const StaticPage = slot('StaticPage');

const top = { label: 'トップ', href: '/' };

const law = `<dl><dt>販売業者</dt><dd>見本ハム商店</dd><dt>所在地</dt><dd>東京都千代田区見本町1-2-3</dd><dt>お問い合わせ</dt><dd>03-0000-0000(平日10〜17時)</dd></dl>`;

const guide = `<h2>ご注文の流れ</h2><ol><li>商品をカートに入れます。</li><li>お届け先と日時を選びます。</li><li>お支払い方法を選んで、内容を確認します。</li></ol><h2>送料</h2><table><thead><tr><th scope="col">地域</th><th scope="col">送料</th></tr></thead><tbody><tr><td>関東</td><td>990円</td></tr><tr><td>沖縄</td><td>1,980円</td></tr></tbody></table><p>くわしくは<a href="/law/">特定商取引法に基づく表記</a>をご覧ください。</p>`;

const service = {
  name: 'アクセス解析の見本',
  recipient: '見本解析株式会社',
  sent: 'ご覧になったページ、ブラウザと端末の種類',
  purpose: 'お店の使いやすさを確かめるため',
  policyHref: 'https://example.com/policy',
};

/**
 * 法律の表記、個人情報、ご利用ガイドなど、いつもあるページです。
 * @do 最後に改めた日(updatedOn)を添える。
 * @dont 個人情報のページで、知らせる相手の一覧(services)を省かない。
 */
const meta = {
  title: '読みもの/固定ページ',
  component: StaticPage,
  args: {
    breadcrumbs: [top, { label: '特定商取引法に基づく表記', href: '/law/' }],
    title: '特定商取引法に基づく表記',
    body: law,
    updatedOn: '2026.11.01',
    services: [],
    consentHref: null,
  },
} satisfies Meta<typeof StaticPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Law: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' }),
    ).toBeVisible();
    await expect(within(canvasElement).getByText('最終更新日 2026.11.01')).toBeVisible();
  },
};
export const Guide: Story = {
  args: { breadcrumbs: [top, { label: 'ご利用ガイド', href: '/guide/' }], title: 'ご利用ガイド', body: guide },
};
export const Privacy: Story = {
  args: {
    breadcrumbs: [top, { label: '個人情報の取り扱い', href: '/privacy/' }],
    title: '個人情報の取り扱い',
    body: '<h2>利用目的</h2><ul><li>ご注文の受付と商品のお届け</li></ul>',
    services: [service],
    consentHref: '/privacy/#consent',
  },
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'アクセス解析の見本' }));
    await expect(region.getByText('見本解析株式会社')).toBeVisible();
    await expect(region.getByRole('link', { name: 'アクセス解析の見本の説明(外部サイト)' })).toHaveAttribute(
      'href',
      'https://example.com/policy',
    );
    await expect(within(canvasElement).getByRole('link', { name: '同意する・しないを選びなおす' })).toHaveAttribute(
      'href',
      '/privacy/#consent',
    );
  },
};
export const LongText: Story = {
  args: {
    breadcrumbs: [top, { label: longName, href: '/guide/' }],
    title: longName,
    services: [{ name: longName, recipient: longWord, sent: longSentence, purpose: longWord, policyHref: '/' }],
    consentHref: '/privacy/#consent',
    body: `<h2>${longWord}</h2>${`<p>${longSentence}</p>`.repeat(6)}<ul><li>${longWord}</li><li>${longSentence}</li></ul>`,
  },
};
