/** Texts of what there is to read. */
export const contentCopy = {
  area: 'content',
  updatedOn: (date: string) => `最終更新日 ${date}`,
  goods: 'このページの商品',
  goodsOfEntry: '使った商品',
  entries: '一覧',
  listOf: (title: string) => `${title}の一覧へ`,
} as const;
