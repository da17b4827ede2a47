import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';

const MessagePage = slot('MessagePage');

/**
 * お店からのお知らせを1つ読む画面です。
 * @do 書かれたとおりの行で見せ、一覧への戻り道を置く。
 * @dont 文の中の改行をつぶさない。
 */
const meta = {
  title: 'マイページ/メッセージを読む',
  component: MessagePage,
  args: {
    day: '2026.11.21(土)',
    time: '9:05',
    body: '年末のお届けは12月30日まで承ります。\n年始のお届けは1月5日からです。\n\nよいお年をお迎えください。',
    listHref: '/mypage/message-center/',
  },
} satisfies Meta<typeof MessagePage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The lines are those in which it was written. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/年末のお届けは12月30日まで承ります。/)).toHaveTextContent(
      'よいお年をお迎えください。',
    );
    await expect(canvas.getByRole('link', { name: 'メッセージの一覧に戻る' })).toHaveAttribute(
      'href',
      '/mypage/message-center/',
    );
  },
};
export const LongText: Story = { args: { body: `${longSentence}\n\n${longSentence}\n${longWord}` } };
