import { whole } from './whole.ts';

/** Ways in for those who forgot: of both kinds, and of each. */
export const reminderCopy = {
  area: 'reminder',
  sentTitle: 'メールをお送りしました',
  sentText: (email: string) =>
    `${whole(email)}\u00a0が会員のアドレスであれば、まもなくリンクが届きます。メールを開いて、リンクを押してください。`,
  sentMinutes: (minutes: number) => `リンクは${minutes}分間、一度だけ使えます。`,
  sentHelp:
    'メールが届かないときは、迷惑メールのフォルダーと、アドレスの入力をご確認ください。会員でないアドレスには何もお送りしません。',
  again: 'メールアドレスを入力し直す',
  checking: 'リンクを確認しています',
  refusedTitle: 'このリンクは使えません',
  refusedText: 'リンクの期限が切れているか、すでに使われています。お手数ですが、もう一度お申し込みください。',
  requestAgain: 'もう一度申し込む',
  question: 'ご登録の秘密の質問',
  login: 'ログインする',
  backToLogin: 'ログインに戻る',
  register: '会員登録に進む',
  password: {
    link: 'パスワードをお忘れの方',
    title: 'パスワードの再設定',
    lead: 'ご登録のメールアドレスを入力してください。再設定の画面へのリンクをお送りします。',
    submit: '再設定のメールを送る',
    resetTitle: '新しいパスワードの設定',
    resetLead: '秘密の質問に答えて、新しいパスワードを決めてください。設定すると、ほかの端末ではログアウトされます。',
    resetSubmit: 'パスワードを設定する',
    done: '新しいパスワードを設定し、ログインしました。',
  },
  username: {
    link: 'ユーザー名をお忘れの方',
    title: 'ユーザー名の確認',
    lead: 'ご登録のメールアドレスを入力してください。確認の画面へのリンクをお送りします。ユーザー名を決めていない方は、メールアドレスでログインできます。',
    submit: '確認のメールを送る',
    resetTitle: 'ユーザー名の確認',
    resetLead: '秘密の質問に答えると、ログインに使うユーザー名をこの画面でお知らせします。',
    resetSubmit: 'ユーザー名を確認する',
    doneTitle: 'ユーザー名をお知らせします',
    doneLabel: 'ログインに使うお名前',
  },
} as const;
