/** What the postal code field says (F-06). Apart from the other words of forms: pages with a form without address do without. */
export const postalCopy = {
  area: 'postal',
  search: '住所を検索',
  searching: '住所を検索しています',
  found: (address: string) => `住所を入力しました:${address}`,
  foundUnchanged: '住所が見つかりました。入力済みの項目はそのままにしています',
  choose: '該当する住所が複数あります。選択してください',
  notFound: '郵便番号から住所が見つかりませんでした。お手数ですが、住所を入力してください',
  failed: '住所の検索ができませんでした。お手数ですが、住所を入力してください',
  contradicts: (code: string, places: readonly string[], field: 'postal_code' | 'prefecture' | 'city') =>
    `郵便番号 ${code} は${places.slice(0, 3).join('、')}${places.length > 3 ? 'など' : ''}の番号です。${field === 'city' ? '市区町村' : '都道府県'}か郵便番号をお確かめください`,
  otherTown: (code: string, town: string) =>
    `郵便番号 ${code} は${town}の番号です。町名をお確かめください。このままでも先に進めます`,
  confirmReplace: (address: string) => `入力済みの住所を「${address}」に置き換えますか?`,
  replace: '置き換える',
  keep: 'そのままにする',
  replaced: '住所を置き換えました',
  unchanged: '入力済みの住所をそのままにしています',
} as const;
