import { formatYen } from '@shop/money';

const count = (value: number) => value.toLocaleString('ja-JP');

/** Texts of a member's points and coupons. */
export const pointsCopy = {
  area: 'points',
  title: 'ポイント・クーポン',
  tabs: { points: 'ポイント', coupons: 'クーポン' },
  tabsLabel: 'ポイントとクーポンの切り替え',
  balance: 'ご利用いただけるポイント',
  points: (value: number) => `${count(value)}ポイント`,
  /** With its sign: +120ポイント */
  moved: (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${count(Math.abs(value))}ポイント`,
  worth: '1ポイントを1円として、商品の代金にご利用いただけます。',
  pending: (value: number) => `ほかに、発送後にご利用いただけるポイントが${count(value)}ポイントあります。`,
  nextTitle: '次に期限を迎えるポイント',
  until: (day: string) => `${day}まで`,
  laterTitle: 'そのあとの有効期限',
  ledgerTitle: 'ポイントの履歴',
  waiting: '発送待ち',
  order: '注文を見る',
  orderOf: (number: string) => `注文${number}を見る`,
  emptyTitle: 'ポイントの履歴はまだありません',
  emptyText: 'お買い物100円(税込)ごとに、1ポイントがたまります。',
  browse: '商品をさがす',
  coupons: {
    emptyTitle: '使えるクーポンはありません',
    emptyText: 'お誕生月や季節のクーポンをお届けしたとき、こちらに表示します。',
    browse: '商品をさがす',
    code: (code: string) => `コード ${code}`,
    minimum: (value: number) => (value === 0 ? '金額の条件なし' : `商品合計${formatYen(value)}(税込)以上`),
    until: (day: string) => `${day}まで`,
    between: (from: string, to: string) => `${from}から${to}まで`,
    left: (times: number) => `あと${count(times)}回`,
    unusable: '使えない理由',
    howTo: 'カートの「クーポンを使う」からお使いいただけます。',
  },
} as const;
