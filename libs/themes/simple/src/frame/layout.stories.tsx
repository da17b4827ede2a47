import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Footer, Header, Layout } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { footer, header, message } from './fixtures/frame-fixtures.tsx';

/**
 * ページの周りを組み立てる枠です。お店からのお知らせ、頭、中身、足をこの順に置きます。
 * @do お知らせは data-shop-message と data-version のついた要素に入れ、全体をキットの LinkIntentProvider で包む。閉じたお知らせが最初の描画で消え、リンクの先読みが働く。
 * @dont 購入の手続き中(kind が checkout)の画面に、よそへ誘う案内や検索を足さない。
 */
const meta = {
  title: '枠/ページの枠',
  component: Layout,
  args: {
    kind: 'shop',
    header: <Header {...header} />,
    footer: <Footer {...footer} />,
    messages: [],
    sellingStopped: false,
    onLinkIntent: () => undefined,
    children: <h1>ここにページが入ります</h1>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Layout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shop: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '本文へ移動する' })).toHaveAttribute('href', '#main');
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent('ここにページが入ります');
  },
};
export const Checkout: Story = {
  args: {
    kind: 'checkout',
    header: <Header {...header} kind="checkout" />,
    footer: <Footer {...footer} kind="checkout" groups={[]} />,
  },
};
const onDismiss = fn();
export const Message: Story = {
  args: { messages: [{ ...message, onDismiss }] },
  play: async ({ canvasElement }) => {
    const messages = within(canvasElement).getByRole('region', { name: 'お店からのお知らせ' });
    await expect(within(messages).getByText(/12月29日/)).toBeVisible();
    await userEvent.click(within(messages).getByRole('button'));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};
export const SellingStopped: Story = {
  args: { sellingStopped: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/販売を一時停止しています/)).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    messages: [
      { ...message, title: longName, text: `${longSentence}\n${message.text}` },
      { ...message, code: 'second' },
    ],
    sellingStopped: true,
  },
};
