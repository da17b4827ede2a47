import { whole } from './whole.ts';

/** Texts of a member's own data and of changing it. */
export const userInfoCopy = {
  area: 'userInfo',
  title: '会員情報',
  lead: 'ご登録の内容をご確認いただけます。',
  changedAt: (moment: string) => `最終更新 ${moment}`,
  groups: { person: 'お客様について', address: 'ご住所・ご連絡先', login: 'ログインの設定', mail: 'メール' },
  name: 'お名前',
  kana: 'フリガナ',
  place: 'ご住所',
  none: '登録なし',
  known: '設定済み',
  secondFactor: '2段階認証',
  since: '会員登録日',
  verified: '確認済み',
  unverified: '未確認',
  edit: '変更する',
  editOf: (label: string) => `${label}を変更する`,
  verify: 'メールアドレスを確認する',
  othersTitle: 'そのほかのお手続き',
  form: {
    title: '会員情報の変更',
    lead: '変更したい項目を直して、保存してください。',
    submit: '変更を保存する',
    saved: '会員情報を変更しました',
    back: '会員情報に戻る',
  },
  question: {
    title: '秘密の質問の変更',
    lead: '新しい質問と答えを入力してください。ご本人の確認のため、現在のパスワードもお尋ねします。',
    submit: '秘密の質問を変更する',
    saved: '秘密の質問を変更しました',
  },
  email: {
    title: 'メールアドレスの変更',
    lead: '新しいメールアドレスに、確認のリンクをお送りします。リンクを開いて現在のパスワードを入力すると、変更が完了します。',
    current: '現在のメールアドレス',
    submit: '確認メールを送る',
    same: '現在のメールアドレスと同じです。新しいメールアドレスを入力してください。',
    sentTitle: 'メールをお送りしました',
    sentText: (email: string) =>
      `${whole(email)}\u00a0に、確認のリンクをお送りしました。メールを開いて、リンクを押してください。`,
    sentMinutes: (minutes: number) => `リンクは${minutes}分間有効です。`,
    sentHelp:
      'メールが届かないときは、迷惑メールのフォルダーと、アドレスの入力をご確認ください。リンクを押すまで、メールアドレスは変わりません。',
    again: 'メールアドレスを入力し直す',
    refusedTitle: 'このリンクは使えません',
    refusedText:
      'リンクの期限が切れているか、すでに使われています。お手数ですが、もう一度メールアドレスを入力してください。',
    next: '新しいメールアドレス',
    confirmLead: 'あと一歩で変更が完了します。ご本人の確認のため、現在のパスワードを入力してください。',
    confirm: 'メールアドレスを変更する',
    saved: 'メールアドレスを変更しました。これまでのメールアドレスにもお知らせしました。',
    provedTitle: 'メールアドレスを確認しました',
    provedText: (email: string) => `${whole(email)}\u00a0は、ご本人のメールアドレスとして確認済みです。`,
  },
} as const;
