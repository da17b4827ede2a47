/** Texts of the page that stands in when nothing of the shop can be drawn, its own error page included. */
export const pageFailureCopy = {
  title: 'ページを表示できませんでした',
  sentences: ['申し訳ございません。', '当店の側で不具合が起きています。', 'しばらくしてから、もう一度お試しください。'],
} as const;
