import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorPage } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';

/**
 * 見つからない、または開けなかったページの代わりに出す画面です。
 * @do 何が起きたかと、行き先を1つだけ示す。404 とそれ以外で挿絵を変える。
 * @dont 番号や英語のエラー文をお客様に見せない。重い部品も使わない。すべてのページと一緒に届く画面です。
 */
const meta = {
  title: '枠/エラーページ',
  component: ErrorPage,
  args: {
    status: 404,
    heading: '404 Not Found',
    text: 'お探しのページが見つかりませんでした。',
    home: { label: 'トップページへ戻る', href: '/' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'トップページへ戻る' })).toHaveAttribute('href', '/');
  },
};
export const Failed: Story = { args: { status: 500, heading: 'Error', text: 'エラーが発生しました' } };
export const LongText: Story = { args: { status: 500, heading: `${longWord}を表示できません`, text: longSentence } };
