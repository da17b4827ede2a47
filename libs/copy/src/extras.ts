import { formatYen } from '@shop/money';

/** Texts of what goes with a cart line for money. */
export const extrasCopy = {
  area: 'extras',
  title: 'この商品に添えられる品(有料)',
  inCart: 'カートに入れたあと、カートの画面で添えられます。',
  offer: '箱・袋・道具を添える(有料)',
  offerOf: (product: string) => `${product}に添える有料の品`,
  chosenOf: (product: string) => `${product}に添えた品`,
  setOf: (name: string, quantity: number) =>
    quantity > 1 ? `セット「${name}」${quantity}組の商品です。` : `セット「${name}」の商品です。`,
  removeSet: 'セットごと削除',
  removeSetOf: (name: string) => `「${name}」をセットごと削除`,
  add: '添える',
  addOf: (name: string) => `${name}を添える`,
  most: (count: number) => `商品1点につき${count}点まで`,
  quantityOf: (name: string) => `${name}の数量`,
  remove: '外す',
  removeOf: (name: string) => `${name}を外す`,
  price: formatYen,
  soldOut: '在庫がありません。',
  save: 'あとで買う',
  deferredOf: (product: string) => `${product}をお気に入りに移して、あとで買う`,
  moved: (product: string) => `「${product}」をお気に入りに移しました。`,
  failed: '変更を保存できませんでした。もう一度お試しください。',
  sending: '保存しています',
} as const;
