/** Texts of the orders of the past on the home page of the theme Sto. */
export const stoReorderCopy = {
  area: 'sto_reorder',
  title: '前回の発注から',
  guest: 'ログインすると、過去のご注文の内容をそのまま発注できます。',
  login: 'ログインして発注する',
  then: '前回',
  pieces: (count: number) => `${count}点`,
  add: 'この内容をカートに入れる',
  detail: 'ご注文の詳細',
  lost: '過去のご注文を読み込めませんでした。時間をおいて、もう一度お試しください。',
} as const;
