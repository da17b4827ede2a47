/** What staff read while they are in the shop as a member (spec §4 "manager login"). */
export const supportCopy = {
  area: 'support',
  label: 'サポートログイン',
  title: (name: string) => (name === '' ? 'サポートログイン中です' : `サポートログイン中:${name} 様のお買い物画面です`),
  text: 'パスワード・カード・メールアドレスなどの変更、退会、ご注文の確定はできません。操作は記録されます。',
  locked: 'この画面の操作は、ご本人だけができます。',
  refused: 'サポートログインのリンクを開けませんでした。新しいリンクを発行してください。',
  end: 'サポートログインを終了',
} as const;
