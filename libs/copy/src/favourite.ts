/** Texts of the favourites: the heart of a product, and the lists in my page. */
export const favouriteCopy = {
  area: 'favourite',
  word: 'お気に入り',
  label: (name: string) => `${name}をお気に入りに追加`,
  added: (name: string) => `「${name}」をお気に入りに追加しました`,
  failed: 'お気に入りを変更できませんでした。もう一度お試しください。',
  /** How much a list holds. */
  count: (count: number, limit: number | null) => (limit === null ? `${count}点` : `${count}点 / ${limit}点まで`),
  lists: {
    title: 'お気に入り',
    lead: '気になる商品を、リストでご確認いただけます。',
    updated: (day: string) => `最後に追加した日:${day}`,
    empty: 'まだ商品はありません',
    open: (name: string) => `「${name}」\u2060のリストを見る`,
  },
  list: {
    lead: '追加したときからの、価格と在庫の変化もご確認いただけます。',
    emptyTitle: 'お気に入りの商品はまだありません',
    emptyText: '商品のハートを押すと、ここに追加されます。',
    browse: '商品をさがす',
    full: '追加できる数に達しています。新しく追加するには、使わない商品を削除してください。',
    back: 'お気に入りのリストに戻る',
    cheaper: (yen: string) => `追加時より${yen}円値下がりしました`,
    dearer: (yen: string) => `追加時より${yen}円値上がりしました`,
    gone: '追加したあとに、購入できなくなりました',
    again: 'また購入できるようになりました',
    removeOf: (name: string) => `「${name}」をお気に入りから削除する`,
    removed: (name: string) => `「${name}」をお気に入りから削除しました`,
    restored: (name: string) => `「${name}」をお気に入りの先頭に戻しました`,
  },
} as const;
