/** Texts of the passkeys that a member logs in with. */
export const passkeysCopy = {
  area: 'passkeys',
  title: 'パスキー',
  lead: '指紋・顔・画面ロックで、パスワードを入力せずにログインできます。パスワードも、これまでどおりお使いいただけます。',
  add: 'パスキーを追加する',
  full: '登録できる数に達しています。追加するときは、使わないパスキーを削除してください。',
  emptyTitle: 'パスキーはまだありません',
  emptyText: 'この端末の指紋・顔・画面ロックや、セキュリティキーを登録できます。',
  created: (day: string) => `登録日 ${day}`,
  used: (moment: string | null) => (moment === null ? 'まだ使われていません' : `前回のログイン ${moment}`),
  remove: '削除する',
  removeOf: (name: string) => `${name}を削除する`,
  removeTitle: 'パスキーを削除しますか?',
  removeText: (name: string) =>
    `「${name}」ではログインできなくなります。端末に残ったパスキーは、端末の設定から削除してください。`,
  removed: (name: string) => `「${name}」を削除しました`,
  addLead: 'ご本人であることを確かめるため、現在のパスワードを入力してください。続けて、端末の画面で登録を進めます。',
  name: 'パスキーの名前',
  nameHint: '見分けやすい名前をお付けください。',
  /** What one is called at first. */
  named: (system: string | null, browser: string | null) =>
    system && browser ? `${system}の${browser}` : (system ?? browser ?? 'この端末'),
  submit: '登録に進む',
  added: 'パスキーを登録しました',
  back: 'パスキーの一覧に戻る',
  unsupported: 'このブラウザーでは、パスキーをお使いいただけません。別のブラウザーか端末でお試しください。',
  login: 'パスキーでログイン',
  /** Why the browser brought nothing back. */
  failed: {
    cancelled: 'パスキーの操作が取り消されたか、時間切れになりました。もう一度お試しください。',
    known: 'この端末のパスキーは、すでに登録されています。',
    unsupported: 'この端末では、パスキーをお使いいただけません。画面ロックの設定をご確認のうえ、お試しください。',
    other: 'パスキーを使えませんでした。しばらくしてから、もう一度お試しください。',
  },
} as const;
