import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { giftCodeForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { slot } from '@shop/theming';
import { gift, longGift, nothing, products } from './fixtures/gift-fixtures.tsx';

const SocialGiftPage = slot('SocialGiftPage');
const ways = [{ label: 'トップページへ', href: '/' }];

/**
 * 住所を知らない相手に贈られたものを、受け取る人が開く画面です。
 * @do だれから、どんな言葉で、何が、いつまで受け取れるかの順に見せ、そのあとで受け取りへ進める。
 * @dont 値段を見せない。贈りものに値札はつかない。
 */
const meta = {
  title: 'eギフト/贈りものを開く',
  component: SocialGiftPage,
  args: { status: 'open', gift },
} satisfies Meta<typeof SocialGiftPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The content of the gift is shown before any question, and no price. */
export const One: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: /^見本\s太郎\s様からの贈りもの$/ })).toBeVisible();
    await expect(canvas.getByText('アレルゲン')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '贈りものを受け取る' })).toHaveAttribute(
      'href',
      '/social-gift/k1/shipping/',
    );
    await expect(canvasElement).not.toHaveTextContent(/円|¥/);
  },
};
export const Many: Story = { args: { gift: { ...gift, products } } };
export const WithoutMessage: Story = { args: { gift: { ...gift, message: null } } };
export const Code: Story = {
  args: {
    status: 'code',
    form: (
      <ShopForm definition={giftCodeForm} onSubmit={async () => ({ ok: true })}>
        <FormFields />
        <SubmitButton wide>贈りものを開く</SubmitButton>
      </ShopForm>
    ),
  },
};
export const Used: Story = { args: { status: 'over', why: 'used', ways } };
export const Expired: Story = { args: { status: 'over', why: 'expired', ways } };
export const Cancelled: Story = { args: { status: 'over', why: 'cancelled', ways } };
export const Unknown: Story = {
  args: { status: 'over', why: 'unknown', ways: [{ label: 'コードを入力する', href: '/social-gift/' }, ...ways] },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Outage: Story = { args: { status: 'outage', onRetry: nothing } };
export const LongText: Story = { args: { gift: longGift } };
