import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { catalogOrderCopy as t, whole } from '@shop/copy';
import { slot } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';

const CatalogOrderPage = slot('CatalogOrderPage');

const onSend = fn();
const rows = [
  { name: 'catalogs', label: t.choose, value: '冬の贈りもの(2026.11.01 発行) 1部\nいつもの食卓(2026.04.01 発行) 2部' },
  { name: 'name', label: t.confirm.name, value: '見本 太郎' },
  { name: 'address', label: t.confirm.address, value: `〒100-0001\n${whole('東京都千代田区見本町1-2-3')}` },
  { name: 'email', label: 'メールアドレス', value: 'taro@example.com' },
];
const check = { rows, editHref: '/catalog-order/', onSend, isSending: false, refusal: null };

/**
 * 紙のカタログを申し込むページです。入力、確認、完了を1つのスロットで描きます。
 * @do 送れるカタログがないとき(form が null)は、その旨と商品への道を見せる。
 * @dont 入力と確認で項目の順番を変えない。
 */
const meta = {
  title: '読みもの/カタログのご請求',
  component: CatalogOrderPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: t.title, href: '/catalog-order/' },
    ],
    area: {
      title: 'カタログのお届け',
      body: '<p>お申し込みから1週間ほどで、普通郵便でお届けします。費用はかかりません。</p>',
    },
    step: 'form',
    form: <p>見本の入力欄</p>,
    browseHref: '/product/',
    check,
    receipt: null,
    notice: null,
    ways: [
      { label: t.complete.home, href: '/' },
      { label: t.complete.flipBook, href: '/flip-book/' },
    ],
  },
} satisfies Meta<typeof CatalogOrderPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** How and when it is sent is shown before the form. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'カタログのお届け' })).toBeVisible();
    await expect(canvas.getByText('見本の入力欄')).toBeVisible();
  },
};
/** Where none is sent there is nothing to fill in. */
export const Empty: Story = {
  args: { form: null, area: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.browse })).toHaveAttribute('href', '/product/');
  },
};
export const Review: Story = {
  args: { step: 'confirm' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/いつもの食卓.* 2部/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.confirm.back })).toHaveAttribute('href', '/catalog-order/');
    await userEvent.click(canvas.getByRole('button', { name: t.confirm.submit }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};
export const Problem: Story = {
  args: {
    step: 'confirm',
    check: { ...check, refusal: 'ただいま混み合っています。しばらくしてから、もう一度お試しください。' },
  },
};
export const Complete: Story = {
  args: { step: 'complete', receipt: { number: 'Q261123-AB2CD', receivedAt: '2026.11.23 10:00' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Q261123-AB2CD')).toBeVisible();
    await expect(canvas.getByText(/1週間ほど/)).toBeVisible();
  },
};
export const Loading: Story = {
  args: { step: 'confirm', check: { ...check, rows: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    step: 'confirm',
    area: { title: longName, body: `<p>${longSentence}</p>` },
    check: { ...check, rows: rows.map((row) => ({ ...row, value: longName })), refusal: longSentence },
  },
};
