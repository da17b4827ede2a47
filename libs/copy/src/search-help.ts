/** Texts that help a search: how it was understood, and what stands below a list that is empty. */
export const searchHelpCopy = {
  area: 'search_help',
  didYouMean: (corrected: string) => `もしかして：${corrected}`,
  correctedFrom: (word: string) => `「${word}」に合う商品がないため、こちらのことばで検索しました。`,
  dropped: (word: string, dropped: readonly string[]) =>
    `「${word}」のすべてに合う商品がないため、${dropped.map((one) => `「${one}」`).join('')}を除いて検索しました。`,
  asTyped: (word: string) => `「${word}」のまま検索する`,
  nearestReading: (word: string) => `「${word}」に近い商品`,
  nearestWord: (word: string) => `条件を外した「${word}」の商品`,
  nearestCategory: (category: string) => `${category}の商品`,
  nearestAll: 'おすすめの商品',
  allOf: (title: string) => `${title}をすべて見る`,
  wishTitle: (word: string) => `「${word}」の取り扱いのご希望`,
  wishText: 'お探しの商品をお知らせください。仕入れの参考にいたします。',
  wish: '取り扱いを希望する',
} as const;
