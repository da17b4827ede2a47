import { whole } from './whole.ts';

/** Looking an order up without being a member: the link is asked for, and brings the order. */
export const orderLookupCopy = {
  area: 'order_lookup',
  link: '会員登録をせずにご注文された方(ご注文の確認)',
  title: 'ご注文の確認',
  lead: '会員登録をせずにご注文された方は、こちらから状況の確認、キャンセル、領収書の発行ができます。ご注文の際のメールアドレスへ、リンクをお送りします。',
  orderNoHint: 'ご注文の確認メールに記載しています',
  emailLabel: 'ご注文の際のメールアドレス',
  submit: '確認のメールを送る',
  toLogin: '会員の方はログイン',
  toContact: '注文番号がわからない方はお問い\u2060合わせ',
  sentTitle: 'お申し込みを受け付けました',
  sentText: (email: string) =>
    `${whole(email)}\u00a0が、このご注文のメールアドレスであれば、まもなくリンクが届きます。メールを開いて、リンクを押してください。`,
  sentMinutes: (minutes: number) => `リンクは${minutes}分以内に開いてください。`,
  sentHelp:
    'メールが届かないときは、迷惑メールのフォルダーと、注文番号・メールアドレスの入力をご確認ください。ご注文と一致しないときは、何もお送りしません。',
  again: '注文番号を入力し直す',
  orderTitle: 'ご注文の内容',
  loading: 'ご注文を確認しています',
  overTitle: 'このリンクは使えません',
  overText: 'リンクの期限が切れているか、正しく開けませんでした。お手数ですが、もう一度お申し込みください。',
  requestAgain: 'もう一度申し込む',
  other: '別のご注文を確認する',
} as const;
