/** Texts of what the shop remembers of a member: products seen, words searched for. */
export const historyCopy = {
  area: 'history',
  remove: '削除する',
  recent: '最近見た商品',
  products: {
    title: '閲覧履歴',
    lead: (most: number) => `ご覧になった商品を、新しい\u2060順に${most}件まで残しています。`,
    emptyTitle: 'ご覧になった商品はまだありません',
    emptyText: '商品のページを開くと、ここに残ります。',
    browse: '商品をさがす',
    removeOf: (name: string) => `「${name}」を閲覧履歴から削除する`,
    removed: (name: string) => `「${name}」を閲覧履歴から削除しました`,
    restored: (name: string) => `「${name}」を閲覧履歴の先頭に戻しました`,
  },
  searches: {
    title: '検索履歴',
    lead: (most: number) => `さがした言葉を、新しい\u2060順に${most}件まで残しています。押すと、もう一度さがせます。`,
    emptyTitle: '検索の履歴はまだありません',
    emptyText: '商品を検索すると、その言葉がここに残ります。',
    browse: '商品をさがす',
    again: (word: string) => `「${word}」をもう一度さがす`,
    removeOf: (word: string) => `「${word}」を検索履歴から削除する`,
    removed: (word: string) => `「${word}」を検索履歴から削除しました`,
    restored: (word: string) => `「${word}」を検索履歴の先頭に戻しました`,
  },
} as const;
