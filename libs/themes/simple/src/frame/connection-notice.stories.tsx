import { CopyProvider } from '@shop/copy/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConnectionNotice } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';

/**
 * 次のページへ移る途中で通信が切れたことを知らせ、もう一度試すか、とどまるかを選んでもらいます。
 * @do 元の画面を残したまま重ね、読み上げには role="alert" で伝える。フォーカスは奪わない。
 * @dont 画面全体を覆うダイアログにしない。元のページは読み続けられる。
 */
const meta = {
  title: '枠/通信の知らせ',
  component: ConnectionNotice,
  args: { status: 'waiting', onRetry: fn(), onDrop: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConnectionNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvasElement }) => {
    const notice = within(within(canvasElement).getByRole('region', { name: '通信の状態' }));
    await expect(notice.getByRole('alert')).toHaveTextContent('通信が途切れました');
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
    await userEvent.click(notice.getByRole('button', { name: 'もう一度試す' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(notice.getByRole('button', { name: 'やめる' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};

export const Trying: Story = {
  args: { status: 'trying' },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('alert')).toHaveTextContent('もう一度つないでいます');
    const retry = screen.getByRole('button', { name: 'もう一度試す' });
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(retry);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  decorators: [
    (Story) => (
      <CopyProvider overrides={{ connection: { waiting: `${longWord}を開けません`, waitingText: longSentence } }}>
        <Story />
      </CopyProvider>
    ),
  ],
};
