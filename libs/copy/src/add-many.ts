/** Texts of putting several products into the cart at once. */
export const addManyCopy = {
  area: 'add_many',
  added: (kinds: number, pieces: number) => `${kinds}品目、計${pieces}点をカートに入れました`,
  refused: '入れられない商品があるため、まだ何も入れていません。赤字の行をお直しください。',
  addAll: (count: number) => `購入できる${count}点をカートに入れる`,
  leftOutTitle: '次の商品は、カートに入れていません。',
  leftOut: (name: string, reason: string) => `${name}(${reason})`,
  needsMeasuring: '採寸が必要です。商品のページで入力してください',
  together: 'まとめてそろえる',
  togetherSum: '一点ずつの合計',
  toCart: 'カートを見る',
} as const;
