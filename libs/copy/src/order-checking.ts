/** Words of the state in which no answer has come to an order; apart from those of the steps, since it is seldom needed. */
export const orderCheckingCopy = {
  area: 'order_asking',
  title: 'ご注文を受け付けたか確認しています',
  text: '通信が途切れ、お返事を受け取れませんでした。このままお待ちください。',
  safe: '二重のご注文にはなりません。',
  once: '当店にまだ届いていなかったときは、同じ内容で一度だけ承ります。',
  stalled: 'まだ確認できていません。通信環境をお確かめのうえ、もう一度お試しください。',
  mail: '確認メールが届いていれば、ご注文を承っています。あらためてご注文いただく必要はありません。',
  contact: 'お問い合わせ',
  again: 'もう一度確認する',
  notPlacedTitle: 'ご注文は確定していません',
  notPlacedText:
    '先ほどのご注文は、当店に届いていませんでした。ご請求も発生していません。内容をもう一度お確かめのうえ、ご注文ください。',
  backToConfirm: 'ご注文内容の確認へ戻る',
} as const;
