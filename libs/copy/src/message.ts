/** Texts of what the shop tells one member. */
export const messageCopy = {
  area: 'message',
  title: 'メッセージ',
  lead: '当店からお客様へのお知らせです。',
  emptyTitle: 'メッセージはまだありません',
  emptyText: '当店からお知らせがあるときに、ここに届きます。',
  browse: '商品をさがす',
  unread: '未読',
  unreadCount: (count: number) => `未読${count}件`,
  waiting: (count: number) => `未読のメッセージが${count}件あります。`,
  open: 'メッセージを読む',
  back: 'メッセージの一覧に戻る',
} as const;
