import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';

const ContactCompletePage = slot('ContactCompletePage');

/**
 * 問い合わせが届いたことを伝える画面です。
 * @do 受付番号、時刻、返事の時間を並べる。
 * @dont 番号が分かるまで「送れませんでした」と読める姿にしない。枠を置いて待つ。
 */
const meta = {
  title: '読みもの/お問い合わせの完了',
  component: ContactCompletePage,
  args: {
    inquiry: { number: 'Q261123-0001', receivedAt: '2026.11.23 10:00' },
    hours: '平日 10:00〜17:00',
    caution: '<p>お返事には2営業日ほどいただくことがあります。</p>',
    shopCaution: null,
    ways: [
      { label: 'トップページへ', href: '/' },
      { label: 'よくあるご質問へ', href: '/faq/' },
    ],
  },
} satisfies Meta<typeof ContactCompletePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Q261123-0001')).toBeVisible();
    await expect(canvas.getByText(/2営業日/)).toBeVisible();
    await expect(canvas.getByText('平日 10:00〜17:00')).toBeVisible();
  },
};
export const Loading: Story = { args: { inquiry: null } };
export const LongText: Story = {
  args: { hours: longSentence, caution: `<p>${longSentence}</p>`, shopCaution: `<p>${longSentence}</p>` },
};
