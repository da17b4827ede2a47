/** Texts below a list that is empty. */
export const searchHelpCopy = {
  area: 'search_help',
  nearestWord: (word: string) => `条件を外した「${word}」の商品`,
  nearestCategory: (category: string) => `${category}の商品`,
  nearestAll: 'おすすめの商品',
  allOf: (title: string) => `${title}をすべて見る`,
  wishTitle: (word: string) => `「${word}」の取り扱いのご希望`,
  wishText: 'お探しの商品をお知らせください。仕入れの参考にいたします。',
  wish: '取り扱いを希望する',
} as const;
