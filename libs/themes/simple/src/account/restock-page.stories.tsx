import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@shop/kit';
import { slot } from '@shop/theming';
import { longName } from '../fixtures/long-texts.ts';
import { nothing } from './account.fixtures.tsx';

const RestockPage = slot('RestockPage');

/**
 * 入荷を待つお知らせの、メールのリンクを開いたときの画面です。
 * @do やめるリンクは、一度尋ねてから終える。メールのプログラムもリンクを開くからです。
 * @dont 期限切れのリンク(over)で「登録しました」と読める緑の文を出さない。
 */
const meta: Meta<typeof RestockPage> = {
  title: 'アカウント/入荷のお知らせのリンク',
  component: RestockPage,
  parameters: { layout: 'fullscreen' },
  args: {
    purpose: 'confirm',
    status: 'confirmed',
    product: { label: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス', href: '/product/ham-fr-001/' },
    isAll: false,
    form: (
      <Button variant="primary" size="large">
        お知らせを止める
      </Button>
    ),
    productsHref: '/product/',
    onRetry: nothing,
  },
};
export default meta;
type Story = StoryObj<typeof RestockPage>;

export const Checking: Story = { args: { status: 'checking' } };
export const Confirmed: Story = {};
export const Confirm: Story = { args: { purpose: 'end', status: 'confirm', product: null } };
export const Ended: Story = { args: { purpose: 'end', status: 'ended', product: null, isAll: true } };
export const Over: Story = { args: { status: 'over', product: null } };
export const Outage: Story = { args: { status: 'outage', product: null } };
export const LongText: Story = { args: { product: { label: longName, href: '/product/ham-fr-001/' } } };
