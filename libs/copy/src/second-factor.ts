/** Texts of the second factor as a member turns it on and off. */
export const secondFactorCopy = {
  area: 'secondFactor',
  title: '2段階認証',
  lead: 'ログインのときに、パスワードに加えて、ご登録のメールアドレスにお送りする認証コードもお尋ねする設定です。',
  stateLabel: '現在の設定',
  state: { on: '有効', off: '無効' },
  start: { on: '無効にする', off: '有効にする' },
  passwordLead:
    'ご本人であることを確かめるため、現在のパスワードを入力してください。ご登録のメールアドレスに認証コードをお送りします。',
  send: '認証コードを送る',
  cancel: '変更しない',
  codeLead: '認証コードをお送りしました。10分以内に入力してください。',
  codeHelp: 'メールが届かないときは、迷惑メールのフォルダーもご確認ください。',
  again: '認証コードを送り直す',
  done: {
    on: '2段階認証を有効にしました。次のログインから、認証コードもお尋ねします。',
    off: '2段階認証を無効にしました。次のログインから、パスワードだけでログインできます。',
  },
  back: 'マイページに戻る',
} as const;
