/** Texts that only the theme Sto has: a stockroom for restaurants and bulk buyers. */
export const stoCopy = {
  area: 'sto',
  trade: '業務用',
  columns: {
    product: '商品',
    unit: '内容量',
    zone: '温度帯',
    per100g: '100g単価',
    price: '単価(税込)',
    case: 'ケース(税込)',
    quantity: '数量',
    amount: '小計',
  },
  quantityOf: (name: string) => `${name}の数量`,
  keys: '↑↓で行を移動、Enterで次の行、Ctrl+Enterで合計欄へ移ります。',
  chosen: (kinds: number, pieces: number) => `${kinds}品目・${pieces}点`,
  chosenNone: '数量を入れると、まとめてカートに入れられます',
  addMany: 'まとめてカートに入れる',
  clear: '数量を消す',
} as const;
