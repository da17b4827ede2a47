import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleAlt, sampleImage } from '@shop/kit/sample-image';
import { slot } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';

const PopupWindow = slot('PopupWindow');

/**
 * ページの上に開くお知らせの窓です。
 * @do 閉じたらフォーカスを元の場所へ返す。読み返せるページへの道を添える。
 * @dont ページが立つ前に開かない。閉じにくくもしない。
 */
const meta = {
  title: '読みもの/画面に開くご案内',
  component: PopupWindow,
  args: {
    id: 1,
    title: 'お歳暮の承りを始めました',
    body: '<p>のし・ご包装・お届け先ごとのメッセージを承ります。</p><p>お届けのご希望日は、ご注文のときにお選びください。</p>',
    link: { label: '贈りものを選ぶ', href: '/product/?tag=gift' },
    drawing: 'dry-cured-ham',
    picture: null,
    open: true,
    listHref: '/popup/',
    onClose: fn(),
  },
} satisfies Meta<typeof PopupWindow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const popup = within(canvasElement).getByRole('dialog', { name: args.title });
    await waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement));
    await expect(within(popup).getByRole('link', { name: 'ただいまのご案内' })).toHaveAttribute('href', '/popup/');
    await userEvent.click(popup);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(within(popup).getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};
export const Photographed: Story = {
  args: { drawing: null, picture: { src: `${sampleImage.base}/640.webp`, alt: sampleAlt } },
};
export const LongText: Story = {
  args: {
    title: longSentence,
    body: `<p>${longSentence.repeat(8)}</p><p>${longWord}</p>`,
    link: { label: longSentence, href: '/product/' },
  },
};
