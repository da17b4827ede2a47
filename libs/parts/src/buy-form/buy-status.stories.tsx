import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuyStatus } from './buy-status.tsx';

/**
 * ボタンの下に出る結果です。すでにカートにある数、上限、断られた理由を伝えます。
 * @do 失敗は読み上げにも届く知らせ(live)で出す。
 * @dont 成功を大きく知らせない。横のカートが開く。
 */
const meta = {
  title: '部品/カートに入れた結果',
  component: BuyStatus,
  args: { purchaseLimit: null, inCart: 2, full: false, add: { status: 'idle', message: null }, cartHref: '/cart/' },
} satisfies Meta<typeof BuyStatus>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InCart: Story = {};
export const Full: Story = { args: { purchaseLimit: 2, full: true } };
export const Failed: Story = {
  args: { inCart: 0, add: { status: 'failed', message: 'カートに入れられませんでした。もう一度お試しください。' } },
};
