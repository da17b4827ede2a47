import { formatYen } from '@shop/money';
import { accountNote } from './prepayment.ts';
import { whole } from './whole.ts';

/** Texts of what a member does with his orders: finding, cancelling, ordering again, the receipt. Amounts are tax-included yen. */
export const orderCopy = {
  area: 'order',
  search: {
    title: '注文をさがす',
    submit: 'この条件でさがす',
    years: '注文した年',
    year: (year: number) => `${year}年`,
    allYears: 'すべての期間',
    clear: '条件を消して、すべての注文を見る',
    emptyTitle: '条件に合うご注文はありません',
    emptyText: '注文番号や期間を変えて、もう一度お探しください。',
  },
  cancel: {
    title: 'ご注文のキャンセル',
    until: (until: string) =>
      `${until} まで、この画面からキャンセルできます。発送の準備が早く始まったときは、その時点までです。`,
    open: 'このご注文をキャンセルする',
    dialogTitle: (orderNo: string) => `注文番号 ${whole(orderNo)} をキャンセルしますか?`,
    requestDialogTitle: (orderNo: string) => `注文番号 ${whole(orderNo)} のキャンセルを申し込みますか?`,
    whatHappens: 'キャンセルすると',
    goods: '商品は発送いたしません。キャンセルは取り消せません。',
    submit: 'キャンセルする',
    submitRequest: 'キャンセルを申し込む',
    cancel: 'キャンセルしない',
    done: 'ご注文のキャンセルを承りました。',
    requested: 'キャンセルのお申し込みを受け付けました。',
  },
  /** A part of the order that was given back. */
  refunded: (
    day: string,
    { amount, points, reason }: { readonly amount: number; readonly points: number; readonly reason: string },
  ) =>
    `${day}に、${[...(amount > 0 ? [withTax(amount)] : []), ...(points > 0 ? [`${points.toLocaleString('ja-JP')}ポイント`] : [])].join('と')}をお返しする手続きをいたしました(${reason})。`,
  /** What becomes of the money when the order is cancelled. */
  moneyBefore: {
    nothing: '代金はいただいていません。お支払いの必要もありません。',
    notYet: (amount: number, method: string) =>
      `${method}での${withTax(amount)}のお支払いは必要ありません。キャンセルのあとは、お支払いにならないでください。`,
    atDoor: (amount: number) => `お届けの際の${withTax(amount)}のお支払いは必要ありません。`,
    released: (amount: number, method: string) =>
      `${method}のご利用 ${withTax(amount)}は、当店で取り消します。カード会社によっては、明細への反映に日数がかかることがあります。`,
    refunded: (amount: number, method: string) =>
      `${method}でのお支払い ${withTax(amount)}は、全額お返しします。お客様のお手続きは必要ありません。`,
    toAccount: (amount: number, method: string) =>
      `${method}でのお支払い ${withTax(amount)}は、全額お返しします。${accountNote}`,
    byHand: (amount: number) =>
      `お振り込みいただいた ${withTax(amount)}は、全額お返しします。お返し先の口座は、お申し込みのあと、担当者よりメールでおうかがいします。`,
  },
  /** What became of it. */
  moneyAfter: {
    nothing: '代金はいただいていません。お支払いの必要もありません。',
    releasing: (amount: number, method: string) =>
      `${method}のご利用 ${withTax(amount)}の取消しを進めています。数分で終わります。`,
    released: (amount: number, method: string) =>
      `${method}のご利用 ${withTax(amount)}は取り消しました。カード会社によっては、明細への反映に日数がかかることがあります。`,
    refunding: (amount: number, method: string) => `${method}でのお支払い ${withTax(amount)}の返金を進めています。`,
    refunded: (amount: number, method: string) => `${method}でのお支払い ${withTax(amount)}は、全額お返ししました。`,
    byHand: (amount: number) => `お振り込みいただいた ${withTax(amount)}は、担当者よりご連絡のうえ、全額お返しします。`,
  },
  pointsBefore: (points: number) => `ご利用の${points.toLocaleString('ja-JP')}ポイントは、お戻しします。`,
  pointsAfter: (points: number) => `ご利用いただいた${points.toLocaleString('ja-JP')}ポイントは、お戻ししました。`,
  couponBack: (name: string) => `クーポン「${name}」は、有効期限まで、もう一度お使いいただけます。`,
  /** Where a person has to send the money first. */
  pointsRequested: (points: number) =>
    `ご利用の${points.toLocaleString('ja-JP')}ポイントは、キャンセルのお手続きが終わりしだい、お戻しします。`,
  couponRequested: (name: string) =>
    `クーポン「${name}」は、キャンセルのお手続きが終わりしだい、有効期限まで、もう一度お使いいただけます。`,
  receipt: {
    title: '領収書',
    lead: 'PDFで発行します。',
    open: '領収書を発行する',
    dialogTitle: '領収書の発行',
    fixed:
      '宛名・敬称・但し書きは、はじめの発行で決まり、あとから変えられません。2回目からは「再発行」と記載されます。',
    submit: '発行してPDFを保存する',
    cancel: '発行しない',
    addressee: '宛名',
    note: '但し書き',
    firstIssue: '発行日',
    issues: '発行の回数',
    issueCount: (issues: number, most: number) => `${issues}回 / ${most}回まで`,
    again: '領収書を再発行する',
    saved: (file: string) => `「${file}」を保存しました。`,
    failed: '領収書を保存できませんでした。もう一度お試しください。',
  },
  again: {
    title: 'もう一度注文する',
    lead: '同じ商品を、いまの価格でカートに入れます。お届け先・のし・包装は、あらためてお選びください。',
    submit: '同じ商品をカートに入れる',
    added: (kinds: number, pieces: number) => `${kinds}種類・${pieces}点をカートに入れました。`,
    addedSome: (kinds: number, pieces: number) =>
      `${kinds}種類・${pieces}点をカートに入れました。次の商品は、カートに入れていません。`,
    addedNone: '次の理由により、カートに入れられる商品がありませんでした。カートの中身は変わっていません。',
    failed: 'カートに入れられませんでした。カートの中身は変わっていません。もう一度お試しください。',
    extra: (line: string) => `「${line}」に添えたものです。カートでお選びください。`,
    cart: 'カートを見る',
  },
  parcels: {
    title: 'お荷物の状況',
    waiting: '送り状番号は、発送のあと、わかりしだいここに表示します。',
    nth: (index: number, of: number) => (of > 1 ? `お荷物${index}` : 'お荷物'),
    to: (name: string) => `${name} 様`,
    tracking: '送り状番号',
    trackingOf: (parcel: string) => `${parcel}の送り状番号`,
    carrier: '配送会社',
    shipDate: '発送予定日',
    shippedOn: '発送日',
    deliveredOn: 'お届け完了日',
  },
  gift: {
    title: 'eギフトの\u2060状況',
    receiver: '贈り先の方',
    message: 'メッセージ',
    until: 'お受け取り期限',
    registeredAt: 'お手続き日時',
    states: {
      unpaid: 'お支払いの確認待ち',
      waiting: '未登録',
      registered: '登録済み',
      shipped: '発送済み',
      expired: '期限切れ',
      cancelled: 'キャンセル',
    },
    texts: {
      unpaid: 'お支払いの確認ができしだい、お受け\u2060取りの方へのリンクをお送りします。',
      waiting: 'お受け取りの方が、お届け先とお届け日をご入力になるのを待っています。',
      registered: 'お受け取りの方が、お届け先とお届け日をご入力になりました。発送の準備を進めます。',
      shipped: '贈りものを発送しました。',
      expired: '期限までにお受け取りのお手続きがなかったため、ご注文を取り消し、全額をお返しします。',
      cancelled: 'このご注文はキャンセルされたため、お届けしません。',
    },
    link: {
      lead: 'リンクが見つからないときは、新しいリンクをお送りします。これまでのリンクは使えなくなります。',
      submit: 'リンクをもう一度送る',
      sent: '新しいリンクをメールでお送りしました。これまでのリンクは使えません。',
      failed: 'リンクをお送りできませんでした。もう一度お試しください。',
    },
  },
} as const;

function withTax(amount: number): string {
  return `${formatYen(amount)}(税込)`;
}
