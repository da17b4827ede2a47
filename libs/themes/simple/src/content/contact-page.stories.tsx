import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';

const ContactPage = slot('ContactPage');

/**
 * お店に問い合わせるページです。
 * @do フォームの前に、よくある質問への道と返事の時間を置く。
 * @dont スクリプトなしでは送れないことを黙っておかない。noscript で伝える。
 */
const meta = {
  title: '読みもの/お問い合わせ',
  component: ContactPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: 'お問い合わせ', href: '/contact/' },
    ],
    area: null,
    hours: '平日 10:00〜17:00',
    phone: '03-0000-0000',
    faqHref: '/faq/',
    form: <p>見本の入力欄</p>,
  },
} satisfies Meta<typeof ContactPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The FAQ may already have the answer. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'よくあるご質問を見る' })).toHaveAttribute('href', '/faq/');
    await expect(canvas.getByText(/^営業時間/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '03-0000-0000' })).toHaveAttribute('href', 'tel:03-0000-0000');
  },
};
/** The editors' text is shown before the form. */
export const OwnWords: Story = {
  args: {
    area: {
      title: 'お問い合わせの前に',
      body: '<p>商品の傷みや破損は、お写真を添えていただくと早くお調べできます。</p>',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'お問い合わせの前に' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    area: { title: longSentence, body: `<p>${longSentence}</p>` },
    hours: longSentence,
    form: <p>{longSentence}</p>,
  },
};
