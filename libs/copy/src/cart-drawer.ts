import { formatYen } from '@shop/money';

/** Texts of the cart at the side. */
export const cartDrawerCopy = {
  area: 'cart_drawer',
  soldOut: '品切れ',
  suspended: '販売休止中',
  cart: 'カート',
  cartTitle: (count: number) => `カート(${count}点)`,
  cartEmpty: 'カートに商品はありません',
  cartEmptyText: '気になる商品を見つけたら、こちらに入れてください。',
  cartBrowse: '商品を見る',
  checkingTitle: 'ご注文を受け付けたか確認しています',
  checkingText:
    '先ほどのご注文のお返事を、まだ受け取れていません。結果がわかるまで、あらためてご注文いただく必要はありません。',
  checkingLink: '確認の画面を開く',
  cartCheckout: 'カートへ進む',
  cartGoOn: '買い物を続ける',
  freeRemaining: (remaining: number) => `あと${formatYen(remaining)}で送料が無料になります`,
  freeReached: '送料無料でお届けします',
  pairings: 'ごいっしょにいかがですか',
  add: '追加する',
  addOf: (name: string) => `${name}を追加する`,
  cartSubtotal: '商品の小計',
  cartFeeNote: '送料と便ごとの料金は、お届け先を選んだあとにご案内します。',
  cartZoneNote: '温度帯ごとに箱を分けてお届けします。',
  changeFailed: 'カートを更新できませんでした。もう一度お試しください。',
  cartUpdating: 'カートを更新しています',
  zoneParcel: { ambient: '常温便', chilled: '冷蔵便', frozen: '冷凍便' },
  onlyLeft: (count: number) => `ご用意できるのは${count}点までです。数量を減らしてください。`,
  removeLabel: (name: string) => `${name}をカートから削除する`,
  quantityOf: (name: string) => `${name}の数量`,
} as const;
