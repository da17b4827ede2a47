/** Texts of the blocks that editors put on a page. */
export const layoutCopy = {
  area: 'layout',
  titles: { news: 'お知らせ', blogs: '読みもの', collection: 'おすすめ', landing_pages: 'テーマから選ぶ' },
  more: 'もっと見る',
  moreOf: (title: string) => `「${title}」をもっと見る`,
} as const;
