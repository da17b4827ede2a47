/** Texts about what was taken out of a list; loaded with the first list that offers the way back. */
export const removalCopy = {
  area: 'removal',
  undo: '元に戻す',
  removedFromCart: (name: string) => `「${name}」をカートから削除しました。`,
  removedSet: (name: string) => `セット「${name}」の商品をカートから削除しました。`,
  removedDestination: (name: string) => `${name}様をお届け先から外しました。`,
} as const;
