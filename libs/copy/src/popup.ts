/** Texts of the windows that open over a page, and of the page that lists them. */
export const popupCopy = {
  area: 'popup',
  title: 'ただいまのご案内',
  description: '画面に開くご案内の一覧です。閉じたあとも、ここで読めます。',
  emptyTitle: 'ただいまのご案内はありません',
  emptyText: '新しいご案内があるときに、ここに載せます。',
  browse: '商品をさがす',
  again: '閉じたあとも読めます:',
} as const;
