/** Words of the page after a payment in a browser that does not hold the order. */
export const returnedOrderCopy = {
  area: 'returned_order',
  paid: {
    title: 'お支払いの手続きが完了しました',
    text: 'ご注文を承りました。',
  },
  accepted: {
    title: 'ご注文を承りました',
    text: 'お支払いの時期は、ご注文の確認メールでご確認いただけます。',
  },
  awaiting_payment: {
    title: 'ご注文を承りました。お支払いをお願いいたします',
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
    title: 'このご注文はキャンセルされています',
    text: '詳しくは、お送りしたメールをご覧ください。',
  },
  why: 'ご注文の手続きとは別のブラウザで開かれたため、ここでは内容を表示していません。',
  member: 'ご注文の内容は、はじめにお使いのブラウザでご覧いただけます。',
  guest: 'ご注文の内容は、はじめにお使いのブラウザ、ログイン後のマイページ、または「ご注文の確認」でご覧いただけます。',
  chooseAgain: 'はじめにお使いのブラウザに戻ると、カートの中身はそのままで、お支払い方法を選び直せます。',
  login: 'ログインする',
} as const;
