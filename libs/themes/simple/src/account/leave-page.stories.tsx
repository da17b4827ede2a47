import type { Meta, StoryObj } from '@storybook/react-vite';
import { leaveForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { expect, userEvent, within } from 'storybook/test';
import { slot, type OpenOrderView } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';

const LeavePage = slot('LeavePage');

const orderOf = (serial: number, order: Partial<OpenOrderView> = {}): OpenOrderView => ({
  id: `見本${serial}`,
  orderNo: `H261121-000${serial}`,
  orderedAt: '2026.11.21 9:05',
  status: 'shipped',
  shop: null,
  href: `/mypage/order_history/${serial}/`,
  ...order,
});
const wrong = async () => ({
  ok: false as const,
  message: '',
  errors: { current_password: ['現在のパスワードが正しくありません。'] },
});
const form = (
  <ShopForm definition={leaveForm} label="退会" onSubmit={wrong}>
    <FormFields />
    <SubmitButton variant="danger">退会する</SubmitButton>
  </ShopForm>
);

/**
 * 退会の画面です。失うもの、残っている注文、パスワードの順に確かめます。
 * @do 失うものを数で見せる。済んでいない注文があるあいだは、先へ進む道を出さない。
 * @dont 引き止めるために、やめる道を隠したり小さくしたりしない。
 */
const meta = {
  title: 'マイページ/退会',
  component: LeavePage,
  args: {
    step: 'review',
    caution: '<p>退会すると、ポイント、お気に入り、アドレス帳などの登録内容はすべて失われ、元に戻せません。</p>',
    loss: { points: 1250, coupons: 2, favourites: 8, cards: 1, addresses: 3, memorials: 0 },
    orders: [],
    form: null,
    reviewHref: '/mypage/leave/',
    confirmHref: '/mypage/leave/?step=confirm',
    backHref: '/mypage/',
    ways: [],
  },
} satisfies Meta<typeof LeavePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows in numbers what is lost, and the link to continue. */
export const Review: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const loss = canvas.getByRole('region', { name: '退会すると失われるもの' });
    await expect(loss).toHaveTextContent(
      /ポイント\s*1,250ポイント\s*使えるクーポン\s*2枚\s*お気に入り\s*8点\s*保存したカード\s*1枚\s*アドレス帳\s*3件\s*記念日\s*0件/,
    );
    await expect(canvas.getByRole('link', { name: '退会の手続きに進む' })).toHaveAttribute(
      'href',
      '/mypage/leave/?step=confirm',
    );
  },
};
/** Orders that are not done are named, each with its way; there is none on. */
export const OpenOrders: Story = {
  args: {
    orders: [
      orderOf(1),
      orderOf(2, {
        status: 'cancel_requested',
        shop: '見本ギフト店',
        href: 'https://gift.example/mypage/order_history/2/',
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '注文番号 H261121-0001' })).toHaveAttribute(
      'href',
      '/mypage/order_history/1/',
    );
    await expect(canvas.getByRole('region', { name: 'お手続きの済んでいないご注文' })).toHaveTextContent(
      /発送済み.*キャンセル受付中.*見本ギフト店/,
    );
    await expect(canvas.queryByRole('link', { name: '退会の手続きに進む' })).toBeNull();
  },
};
/** The password is requested again; a wrong one is reported at its field. */
export const Confirm: Story = {
  args: { step: 'confirm', form, caution: '<p>お届けの済んでいないご注文があるあいだは、退会できません。</p>' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/現在のパスワード/, { selector: 'input' });
    await userEvent.type(field, 'mihon-no-kotoba');
    await userEvent.click(canvas.getByRole('button', { name: '退会する' }));
    await expect(await canvas.findByText(/正しくありません/)).toBeVisible();
    await expect(field).toHaveValue('mihon-no-kotoba');
    await expect(canvas.getByRole('link', { name: '前の画面に戻る' })).toHaveAttribute('href', '/mypage/leave/');
  },
};
export const Done: Story = {
  parameters: { standsAlone: true },
  args: { step: 'done', caution: null, loss: null, ways: [{ label: 'トップページへ', href: '/' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('退会の手続きが完了しました');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const LongText: Story = {
  args: {
    caution: `<p>${longSentence}</p>`,
    loss: { points: 123456789, coupons: 100, favourites: 100, cards: 20, addresses: 200, memorials: 20 },
    orders: Array.from({ length: 6 }, (_, index) => orderOf(index, { shop: longWord, status: 'awaiting_payment' })),
  },
};
