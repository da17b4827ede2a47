/** Texts of the search box. */
export const searchCopy = {
  area: 'search',
  search: '商品を検索',
  searchPlaceholder: '商品をさがす',
  searchSubmit: '検索する',
  suggestions: '検索の候補',
  suggestionGroups: {
    past: '最近の検索',
    category: 'カテゴリー',
    brand: 'ブランド',
    product: '商品',
    reading: '読みもの・レシピ',
  },
  forgetAll: '最近の検索を消す',
  suggestionCount: (count: number) => (count === 0 ? '候補はありません' : `${count}件の候補があります`),
} as const;
