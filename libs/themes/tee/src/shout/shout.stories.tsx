import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { teeShoutsCopy } from '../copy/tee-shouts.ts';
import { Shout } from './shout.tsx';

/**
 * ログイン・登録・マイページ・完了の画面で、友だちのようにかける一言です。
 * @do 伝えることは一言(line)だけで分かるように書く。ステッカーは飾りです。
 * @dont 確認コードの入力や、支払いが終わらなかったときに使わない。
 */
const meta = {
  title: '共通/一言とステッカー',
  component: Shout,
  globals: { theme: 'tee' },
  args: { sticker: teeShoutsCopy.accepted.sticker, children: teeShoutsCopy.accepted.line },
} satisfies Meta<typeof Shout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  name: '注文できた',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(teeShoutsCopy.accepted.line)).toBeVisible();
    await expect(canvas.getByText('やったー!').closest('[aria-hidden="true"]')).not.toBeNull();
  },
};
export const TwoLines: Story = {
  name: '2行のステッカー',
  args: { sticker: teeShoutsCopy.awaiting.sticker, children: teeShoutsCopy.awaiting.line },
};
export const LongText: Story = {
  name: '長い一言',
  args: { children: `${teeShoutsCopy.register.line}${teeShoutsCopy.mypage.line}`.repeat(3) },
};
