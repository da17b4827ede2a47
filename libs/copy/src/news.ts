/** Texts of the shop's news. */
export const newsCopy = {
  area: 'news',
  title: 'お知らせ',
  description: '商品の入荷、お届け、サイトの点検など、当店からのお知らせです。',
  titleOfKind: (kind: string) => `お知らせ(${kind})`,
  kinds: { notice: 'お知らせ', product: '商品', delivery: '配送', maintenance: 'メンテナンス' },
  filter: 'お知らせの種類',
  all: 'すべて',
  importantTitle: '重要なお知らせ',
  important: '重要',
  unread: '未読',
  emptyTitle: 'お知らせはありません',
  emptyText: '新しいお知らせがあるときに、ここに載せます。',
  browse: '商品をさがす',
  back: 'お知らせの一覧へ',
} as const;
