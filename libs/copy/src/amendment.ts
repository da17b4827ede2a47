import { formatYen } from '@shop/money';
import type { OrderMail } from './mail.ts';

/** A content of an order before and after an amendment, ready to read. */
export interface AmendmentChange {
  label: string;
  before: string;
  after: string;
}

/** How the difference of an amended order is settled; see `amendmentCopy.settled`. */
export interface SettledDifference {
  way: 'none' | 'charge' | 'on_delivery' | 'transfer' | 'refund' | 'refund_by_hand' | 'shop_bears';
  /** Yen with tax; negative when the customer pays less. */
  difference: number;
  total: number;
  methodName: string;
}

/** An order whose content was amended, with the six items of L-02 as they are now. */
export interface OrderAmendedMail extends OrderMail {
  changes: AmendmentChange[];
  reason: string;
  settled: SettledDifference;
  /** Earned or used points and coupons that changed, ready to read. */
  notes: string[];
  /** Whether a receipt that was issued before is replaced (L-15). */
  hasReceipt: boolean;
}

/** Amendments of orders: what the customer reads in the mail, and what the operator reads when one is refused. */
export const amendmentCopy = {
  subject: (orderNo: string) => `ご注文内容の変更のお知らせ(注文番号 ${orderNo})`,
  lead: 'ご注文の内容を、次のとおり変更いたしました。',
  changesTitle: '変更した内容',
  change: ({ label, before, after }: AmendmentChange) => `${label}\n  変更前: ${before}\n  変更後: ${after}`,
  moneyTitle: 'お支払いについて',
  contentHead: '変更後のご注文の商品・数量・お届け時期',
  reason: (reason: string) => `変更の理由: ${reason}`,
  receipt: '領収書は、変更後の内容のものを発行できます。すでに発行した領収書は、差し替えてください。',
  questions: 'お心当たりのない変更や、ご不明な点がございましたら、お問い合わせ先までご連絡ください。',
  /** The discount with which the shop bears a difference. */
  shopDiscount: 'ご注文内容の変更による値引き',
  none: 'なし',
  unset: '指定なし',

  labels: {
    ordererName: 'ご注文者のお名前',
    ordererPhone: 'ご注文者の電話番号',
    ordererEmail: 'ご注文者のメールアドレス',
    ordererAddress: 'ご注文者のご住所',
    destination: (no: number, count: number) => (count > 1 ? `お届け先${no}` : 'お届け先'),
    sender: 'ご依頼主',
    noshi: 'のし',
    wrapping: 'ラッピング',
    message: 'メッセージカード',
    parcel: (no: number, count: number) => (count > 1 ? `お届け日時(お荷物${no})` : 'お届け日時'),
    product: (name: string) => `商品「${name}」`,
    fee: (name: string) => name,
    points: 'ポイントのご利用',
    total: 'お支払い合計(税込)',
    note: 'ご要望',
    receiptAddressee: '領収書の宛名',
    receiptNote: '領収書の但し書き',
  },
  quantity: (quantity: number, unitPrice: number) => `${formatYen(unitPrice)} × ${quantity}点`,
  points: (points: number) => `${points.toLocaleString('ja-JP')}ポイント`,

  settled: ({ way, difference, total, methodName }: SettledDifference): string => {
    const sum = `${formatYen(total)}(税込)`;
    const gap = formatYen(Math.abs(difference));
    switch (way) {
      case 'none':
        return `お支払い合計は ${sum}のまま変わりません。`;
      case 'charge':
        return `お支払い合計は ${sum}になりました(${difference > 0 ? '増額' : '減額'} ${gap})。${methodName}には、変更後の金額だけをご請求します。`;
      case 'on_delivery':
        return `お支払い合計は ${sum}になりました(${difference > 0 ? '増額' : '減額'} ${gap})。商品のお受け取りの際に、変更後の金額をお支払いください。`;
      case 'transfer':
        return `お支払い合計は ${sum}になりました(${difference > 0 ? '増額' : '減額'} ${gap})。まだお振込みでない場合は、変更後の金額を、ご案内したお支払い期限までにお振り込みください。`;
      case 'refund':
        return `お支払い合計は ${sum}になりました。差額の ${gap}を、${methodName}のお支払いからお返しします。お客様のお手続きは必要ありません。`;
      case 'refund_by_hand':
        return `お支払い合計は ${sum}になりました。差額の ${gap}は、担当者よりご連絡のうえ、お返しします。`;
      case 'shop_bears':
        return `お支払い合計は ${sum}のまま変わりません。差額の ${gap}は、当店で負担いたします。`;
    }
  },

  notes: {
    couponLost: (name: string) => `クーポン「${name}」は、ご利用の条件を満たさなくなったため、お戻ししました。`,
    couponBack: (name: string) => `クーポン「${name}」を、もう一度適用しました。`,
    pointsReturned: (points: number) =>
      `ご利用のポイントのうち、${points.toLocaleString('ja-JP')}ポイントをお戻ししました。`,
    pointsUsed: (points: number) => `ポイントを、あと${points.toLocaleString('ja-JP')}ポイントご利用になりました。`,
    earned: (points: number) =>
      `このお買い上げによるポイントは、${points.toLocaleString('ja-JP')}ポイントになりました。`,
  },

  refusals: {
    shipped:
      '発送後のご注文と、お荷物の一部を発送したご注文は変更できません。返品・返金は order refund / order returned で記録してください。',
    ended: '取り消されたご注文は変更できません。',
    cancelRequested: '取り消しのお申し込み中のご注文は変更できません。取り消すか、準備に戻してからお試しください。',
    paying: 'お支払いの手続き中のご注文は変更できません。手続きが終わってから、もう一度お試しください。',
    cardDay: '登録カードの利用枠を確認している最中です。数分後に、もう一度お試しください。',
    tracking:
      '送り状の番号が記録されているため変更できません。番号を外して変更し(--drop-tracking)、送り状を作り直してください。',
    socialGift: 'eギフトのご注文で変更できるのは、ご注文者・ご要望・領収書だけです。',
    nothing: '変更する内容がありません。',
    unpaidNumber:
      'お支払い番号の発行後、ご入金の前は、金額の下がる変更ができません。ご入金の後に変更するか、取り消してご注文し直してください。',
    becomesFree: 'お支払いが0円になる変更はできません。ご注文を取り消してください。',
    empty: '商品をすべて外すことはできません。ご注文を取り消してください。',
    cardRange: 'カードの利用枠を確保できる期間の後に発送する変更はできません。',
    payment: (name: string, reason: string) => `お支払い方法「${name}」でお受けできない内容になります:${reason}`,
    payBy: 'お支払い期限までのご入金では、ご指定の日にお届けできません。',
    noRoute: 'この地域には、お荷物をお届けできません。',
    shopCannotBear: '差額を当店の値引きにすることができません。別のご注文としてお受けください。',
    choose: (ways: readonly string[]) =>
      `差額の精算の方法を --settle で選んでください:${ways.join('、')}。当店で負担しない場合は、追加分を別のご注文としてお受けください。`,
    wayClosed: 'この精算の方法は選べません。',
    keyUsed: (key: string) => `「${key}」の変更は、別の内容ですでに記録されています。`,
    noLine: (no: number) => `このご注文に、${no}番目の商品はありません。`,
    noDestination: (no: number) => `このご注文に、${no}番目のお届け先はありません。`,
    noParcel: (no: number) => `このご注文に、${no}個目のお荷物はありません。`,
    noProduct: (key: string) => `商品「${key}」は、このチャネルで販売していません。`,
    needsMeasurements: (name: string) => `「${name}」は採寸のご入力が必要なため、追加できません。`,
    dateForm: '日付は 2026-12-20 の形で入力してください。',
    noSlot: 'この時間帯は、お届け先の地域ではご利用いただけません。',
    noshiParts: 'のしを新しくお付けするときは、用途・水引・表書き・名入れ・掛け方をすべて指定してください。',
  },
  ways: {
    none: '差額なし',
    charge: 'カードに変更後の金額を請求',
    on_delivery: '代金引換の金額を変更',
    transfer: '振込の金額を変更',
    refund: '差額を返金',
    shop_bears: '当店で負担',
  },
} as const;
