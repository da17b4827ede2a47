/** Words of the page after a payment in a browser that does not hold the order. */
export const returnedOrderCopy = {
  area: 'returned_order',
  paid: {
    title: 'お支払いの手続きが\u2060完了しました',
    text: 'ご注文を承りました。',
  },
  accepted: {
    title: 'ご注文を承りました',
    text: 'お支払いの時期は、ご注文の確認メールでご確認いただけます。',
  },
  awaiting_payment: {
    title: 'ご注文を承りました。お支払いを\u2060お願いいたします',
    text: 'お支払いの方法と期限は、お送りしたメールをご覧ください。',
  },
  open: {
    title: 'お支払いの完了を、まだ確認できていません',
    text: 'お支払いの手続きの途中でしたら、はじめにお使いのブラウザに戻って続けてください。',
  },
  failed: {
    title: 'お支払いが完了しませんでした',
    text: 'ご注文は確定していません。ご請求も発生していません。',
  },
  cancelled: {
    title: 'このご注文は\u2060キャンセルされています',
    text: '詳しくは、お送りしたメールをご覧ください。',
  },
  why: 'ご注文の手続きとは別のブラウザで開かれたため、ご注文の内容は表示していません。',
  back: 'はじめにお使いのブラウザに戻ると、ご注文の内容をご覧いただけます。',
  lookUp: 'このブラウザでは、ログインするか、「ご注文の確認」からご覧ください。',
  chooseAgain: 'はじめにお使いのブラウザに戻ると、カートの中身はそのままで、お支払い方法を選び直せます。',
  login: 'ログインする',
} as const;
