import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Footer, Header, Layout } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { footer, header, message } from './fixtures/frame-fixtures.tsx';

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
