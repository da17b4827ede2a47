import { frameCopy } from '@shop/copy';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MaintenanceLayout } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';

/**
 * お店が作業で閉じているときの画面です。文はお店が書きます。
 * @do 「もう一度」は普通のリンクにして、書類ごと読み直す。開店していればお店が現れる。
 * @dont 文の中の改行を落とさない。お店が書いた行のとおりに段落を分ける。
 */
const meta = {
  title: '枠/メンテナンス',
  component: MaintenanceLayout,
  args: {
    title: frameCopy.maintenanceTitle,
    message: 'ご不便をおかけします。しばらくしてからもう一度お越しください。',
    retryHref: '/',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MaintenanceLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '再読み込み' })).toHaveAttribute('href', '/');
  },
};
export const OwnWords: Story = {
  args: {
    title: '棚卸しのためお休みします',
    message: '11月30日の午前9時に再開します。\nご注文の確認は、再開後にマイページでご覧いただけます。',
  },
};
export const LongText: Story = {
  args: {
    title: '年に一度の棚卸しと設備の点検のため、全店の業務を一時お休みしています',
    message: `${longSentence}\n${longSentence}`,
  },
};
