import { CopyProvider } from '@shop/copy/react';
import { slot } from '@shop/theming';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longSentence, longWord } from '../fixtures/long-texts.ts';

const ConsentBar = slot('ConsentBar');

/**
 * 見ているものを外部のサービスへ知らせてよいかを尋ねます。答えるまでページはそのまま使えます。
 * @do 「同意する」と「同意しない」を同じ大きさ、同じ重さのボタンにする。
 * @dont 同意の側だけを目立たせたり、答えるまでページを隠したりしない。
 */
const meta = {
  title: '枠/情報の送信の同意',
  component: ConsentBar,
  args: { answered: null, takesFocus: false, privacyHref: '/privacy/', onAgree: fn(), onDecline: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsentBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'ほかの会社への情報の送信' }));
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
    await expect(bar.getByRole('link', { name: '送る情報と送り先' })).toHaveAttribute('href', '/privacy/');
    const [agree, decline] = [
      bar.getByRole('button', { name: '同意する' }),
      bar.getByRole('button', { name: '同意しない' }),
    ];
    // Both answers are equally easy to choose.
    await expect(agree.className).toBe(decline.className);
    await expect(agree.getBoundingClientRect().width).toBeCloseTo(decline.getBoundingClientRect().width, 0);
    await userEvent.click(decline);
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await expect(args.onAgree).not.toHaveBeenCalled();
    await userEvent.click(agree);
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
};

export const Agreed: Story = {
  args: { answered: { isGranted: true, day: '2026.11.25' }, takesFocus: true },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'ほかの会社への情報の送信' });
    await expect(bar).toHaveFocus();
    await expect(within(bar).getByText('いまのお選び:同意する(2026.11.25)')).toBeVisible();
  },
};

export const Declined: Story = {
  args: { answered: { isGranted: false, day: '2026.11.25' }, takesFocus: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('いまのお選び:同意しない(2026.11.25)')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { answered: { isGranted: true, day: '2026.11.25' } },
  decorators: [
    (Story) => (
      <CopyProvider overrides={{ consent: { title: longWord, text: longSentence.repeat(3), agree: longSentence } }}>
        <Story />
      </CopyProvider>
    ),
  ],
};
