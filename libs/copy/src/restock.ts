import { whole } from './whole.ts';

/** A product that cannot be bought: being told once by mail that it can be, confirmed and ended by mailed links, and asking the shop for it. */
export const restockCopy = {
  area: 'restock',
  /** On the page of a product that cannot be bought. */
  form: {
    restock: '入荷のお知らせ',
    stocking: '販売再開のお知らせ',
    lead: 'お求めいただけるようになりましたら、メールで一度だけお知らせします。入荷をお約束するものではありません。',
    memberLead: 'ご登録のメールアドレスへお送りします。',
    submit: 'メールで知らせてもらう',
    sentTitle: '確認のメールをお送りしました',
    sent: (email: string, days: number) =>
      `${whole(email)}\u00a0に届くメールのリンクを、${days}日以内に開いてください。お申し込みはそれで完了します。`,
    sentHelp: '届かないときは、迷惑メールのフォルダーと、メールアドレスの入力をご確認ください。',
    again: 'メールアドレスを入力し直す',
    noted: 'お申し込みを承りました。お求めいただけるようになりましたら、メールで一度だけお知らせします。',
  },
  /** Asking the shop for it, in the same place. */
  wish: {
    restock: { title: '再入荷のお願い', submit: '再入荷をお願いする' },
    stocking: { title: '取り扱いのご希望', submit: '取り扱いを希望する' },
    lead: 'お送りいただいたご希望は、仕入れの参考にいたします。入荷のお約束やご返信はしておりません。',
    sent: 'この商品のご希望を承りました。',
    list: '入荷のお知らせ・ご希望を見る',
  },
  /** The member's list of both. */
  requests: {
    title: '入荷のお知らせ・ご希望',
    lead: '入荷のお知らせをお申し込みの商品と、再入荷や取り扱いを希望された商品です。',
    waiting: 'お知らせをお待ちの商品',
    requestedOn: (day: string) => `${day} お申し込み`,
    endOf: (name: string) => `「${name}」を入荷のお知らせから削除する`,
    ended: (name: string) => `「${name}」を入荷のお知らせから削除しました`,
    again: (name: string) => `「${name}」の入荷のお知らせを、もう一度お申し込みしました`,
    emptyTitle: '入荷を希望された商品はまだありません',
    emptyText: '品切れの商品のページから、再入荷の希望をお送りいただけます。',
    browse: '商品をさがす',
    available: 'いま、お求めいただけます',
    notYet: 'まだお求めいただけません',
    note: (note: string) => `ご希望の内容:${note}`,
    removeOf: (name: string) => `「${name}」を入荷のご希望から削除する`,
    removed: (name: string) => `「${name}」を入荷のご希望から削除しました`,
    restored: (name: string) => `「${name}」を入荷のご希望の先頭に戻しました`,
  },
  /** Behind the mailed links. */
  page: {
    title: '入荷のお知らせ',
    checking: 'お申し込みを確認しています',
    confirmedTitle: 'お申し込みを承りました',
    confirmedText: (name: string) =>
      `「${name}」をお求めいただけるようになりましたら、メールで一度だけお知らせします。`,
    confirmedPlain: 'お求めいただけるようになりましたら、メールで一度だけお知らせします。',
    toProduct: '商品のページへ',
    confirmOverTitle: 'このリンクは使えません',
    confirmOverText:
      'リンクの期限が切れているか、お知らせがすでに終わっています。お手数ですが、商品のページからもう一度お申し込みください。',
    endLead: '下のボタンを押すと、お知らせのメールをお送りしなくなります。',
    end: 'お知らせを止める',
    endedTitle: 'お知らせを止めました',
    endedOne: 'この商品の入荷のお知らせは、お送りしません。',
    endedAll: 'お申し込みいただいていた入荷のお知らせは、すべてお送りしません。',
    endOverTitle: 'お知らせは止まっています',
    endOverText: 'すでに止められたか、期限が切れています。このリンクのお知らせは、お送りしません。',
    toProducts: '商品をさがす',
  },
} as const;
