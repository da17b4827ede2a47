import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { longPerson } from '../fixtures/long-texts.ts';
import { arrivals, longProduct, nothing, products } from './fixtures/gift-fixtures.tsx';

const SocialGiftCompletePage = slot('SocialGiftCompletePage');

/**
 * 受け取りの登録が終わったことを伝えます。
 * @do 届く日と中身を見せて、次の道を近い順に並べる。
 * @dont 住所をもう一度見せない。ほかの人が同じ画面を開くこともある。
 */
const meta = {
  title: 'eギフト/お受け取りの完了',
  component: SocialGiftCompletePage,
  args: {
    status: 'ready',
    onRetry: nothing,
    sender: '見本 太郎',
    registeredAt: '2026.11.21 9:05',
    arrivals: arrivals.slice(0, 1),
    products: products.slice(0, 1),
    ways: [{ label: 'トップページへ', href: '/' }],
  },
} satisfies Meta<typeof SocialGiftCompletePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Many: Story = { args: { arrivals, products } };
/** Another browser does not have the delivery days. */
export const Elsewhere: Story = { args: { arrivals: [] } };
export const Loading: Story = { args: { status: 'loading' } };
export const Outage: Story = { args: { status: 'outage' } };
export const LongText: Story = { args: { sender: longPerson, arrivals, products: [longProduct] } };
