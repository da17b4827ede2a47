/** Words of the question whether others may be told what a reader looks at, and of what the page of privacy says of it (L-40). */
export const consentCopy = {
  area: 'consent',
  title: 'ほかの会社への情報の送信',
  text: 'お店の改善や広告の効果を知るために、ご覧になったページなどの情報をほかの会社のサービスへ送ってもよいか、お選びください。同意されなくても、お買い物は変わりなくできます。',
  details: '送る情報と送り先',
  agree: '同意する',
  decline: '同意しない',
  answered: (answer: string, day: string) => `いまのお選び:${answer}(${day})`,
  where:
    'ほかの会社の次のサービスを、商品や読みもののページ、カート、ご注文の完了ページで使います。ログイン・会員登録・お問い\u2060合わせ・マイページ・お届け先・お支払いの画面では使いません。お名前、メールアドレス、電話番号、ご住所をこちらから送ることはありません。',
  onlyAgreed: 'お使いのブラウザから情報が送られるのは、同意されたときだけです。お選びは、いつでも変えられます。',
  again: '同意する・しないを選びなおす',
  recipient: '送り先',
  sent: '送る情報',
  purpose: '目的',
  policyOf: (name: string) => `${name}の説明(外部サイト)`,
  manager: {
    name: 'Google タグマネージャー',
    recipient: 'Google LLC',
    sent: 'ご覧になったページのアドレス、IPアドレス、ブラウザと端末の種類',
    purpose: 'この下のサービスを読み込むため',
    policy_url: 'https://policies.google.com/privacy?hl=ja',
  },
} as const;
