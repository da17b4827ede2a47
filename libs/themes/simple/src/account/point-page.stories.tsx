import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot, type MemberCouponRow, type PointPageProps, type PointRow } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';

const PointPage = slot('PointPage');

const rowOf = (id: number, row: Partial<PointRow> = {}): PointRow => ({
  id,
  day: '2026.11.21(土)',
  note: 'お買い上げによるポイント(ご注文 H-0001)',
  points: 120,
  isWaiting: false,
  until: '2027.11.21',
  order: { number: 'H-0001', href: '/mypage/order_history/ord_1/' },
  ...row,
});
const couponOf = (id: number, row: Partial<MemberCouponRow> = {}): MemberCouponRow => ({
  id,
  code: 'TEN',
  name: '商品代金 10%引き',
  minimum: 5000,
  from: '2025.11.21',
  until: '2026.12.31',
  timesLeft: null,
  reason: null,
  ...row,
});
const hrefOf = (page: number) => `?page=${page}`;
const paged = { browseHref: '/product/', pagination: { page: 1, last: 1, hrefOf } };
type Shown = PointPageProps['shown'];
const points = (rows: readonly PointRow[], shown: Partial<Extract<Shown, { tab: 'points' }>> = {}): Shown => ({
  tab: 'points',
  available: 800,
  pending: 34,
  endings: [
    { points: 300, day: '2026.12.11(金)' },
    { points: 500, day: '2027.06.24(木)' },
  ],
  ledger: { ...paged, rows, total: rows.length },
  ...shown,
});
const coupons = (rows: readonly MemberCouponRow[]): Shown => ({
  tab: 'coupons',
  coupons: { ...paged, rows, total: rows.length },
});

/**
 * ポイントとクーポンです。2つをタブで分けます。
 * @do 次に消えるポイントを大きく見せる。使えないクーポンには理由を書く。
 * @dont タブをスクリプトだけで切り替えない。アドレスで分かれるリンクにする。
 */
const meta = {
  title: 'マイページ/ポイント・クーポン',
  component: PointPage,
  args: {
    hrefs: { points: '/mypage/point/', coupons: '/mypage/point/?tab=coupons' },
    caution: null,
    shown: points([
      rowOf(3, { points: 34, isWaiting: true, until: null }),
      rowOf(2),
      rowOf(1, { note: 'お支払いへのご利用(ご注文 H-0001)', points: -200, until: null }),
    ]),
  },
} satisfies Meta<typeof PointPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What there is, what waits, what ends next, and what happened, with the order. */
export const Default: Story = {
  args: { caution: '<p>ポイントは店ごとにたまります。</p>' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'ご利用いただけるポイント' })).toHaveTextContent(
      /800ポイント.*34ポイント/,
    );
    await expect(canvas.getByRole('region', { name: '次に期限を迎えるポイント' })).toHaveTextContent(
      /^次に期限を迎えるポイント300ポイント2026\.12\.11\(金\)まで/,
    );
    await expect(canvas.getByText('ポイントは店ごとにたまります。')).toBeVisible();
    const [waiting, , used] = within(canvas.getByRole('region', { name: '2026.11.21(土)' })).getAllByRole('listitem');
    await expect(waiting).toHaveTextContent(/発送待ち.*\+34ポイント/);
    await expect(used).toHaveTextContent('−200ポイント');
    await expect(canvas.getAllByRole('link', { name: '注文H-0001を見る' })[0]).toHaveAttribute(
      'href',
      '/mypage/order_history/ord_1/',
    );
    await expect(canvas.getByRole('link', { name: 'ポイント' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Empty: Story = { args: { shown: points([], { available: 0, pending: 0, endings: [] }) } };
export const Many: Story = {
  args: {
    shown: points([], {
      endings: Array.from({ length: 12 }, (_, index) => ({
        points: 1_000_000,
        day: `2027.${String(index + 1).padStart(2, '0')}.28`,
      })),
      ledger: {
        rows: Array.from({ length: 10 }, (_, index) => rowOf(index)),
        total: 995,
        browseHref: '/product/',
        pagination: { page: 50, last: 100, hrefOf },
      },
    }),
  },
};
export const Coupons: Story = {
  args: {
    shown: coupons([
      couponOf(1),
      couponOf(2, {
        code: 'SHINSHUN',
        name: '新春のお楽しみ 700円引き',
        timesLeft: 1,
        reason: 'このクーポンはまだご利用いただけません。',
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [usable, early] = canvas.getAllByRole('heading', { level: 2 });
    await expect(usable?.parentElement).not.toHaveTextContent('使えない理由');
    await expect(early?.parentElement).toHaveTextContent('使えない理由 このクーポンはまだご利用いただけません。');
  },
};
export const NoCoupons: Story = { args: { shown: coupons([]) } };
export const LongText: Story = {
  args: {
    caution: longSentence,
    shown: points([rowOf(1, { note: longSentence + longWord, points: -10_000_000 })], { available: 10_000_000 }),
  },
};
