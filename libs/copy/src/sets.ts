/** Texts of goods that the shop puts together. */
export const setsCopy = {
  area: 'sets',
  title: 'この商品が入るセット',
  contents: (name: string) => `${name}の内容`,
  pieces: (quantity: number) => `${quantity}点`,
  soldOut: '品切れ',
  suspended: '販売休止中',
  add: 'セットをカートに入れる',
  addOf: (name: string) => `「${name}」のセットをカートに入れる`,
  added: (name: string) => `「${name}」の商品をすべてカートに入れました。`,
  closed: 'そろわない商品があるため、ただいまこのセットはお求めいただけません。商品ごとにはお求めいただけます。',
  refused: (name: string) => `「${name}」はカートに入れられませんでした。ほかの商品も入れていません。`,
  toCart: 'カートを見る',
} as const;
