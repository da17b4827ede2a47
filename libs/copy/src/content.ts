/** Texts of what there is to read. */
export const contentCopy = {
  area: 'content',
  updatedOn: (date: string) => `最終更新日 ${date}`,
  goods: 'このページの商品',
  /** Of entries, by their collection. */
  goodsOf: { recipes: '使った商品', maker: 'この作り手の品', story: 'ものがたりの品', howto: 'はじめにそろえる品' },
  place: (name: string) => `${name}の位置を示した地図`,
  entries: '一覧',
  listOf: (title: string) => `${title}の一覧へ`,
} as const;
