/** Components that only one theme or variant has. */
export const themesMeanings = {
  'SlipHead.order': '注文を承ったあとに書き入れる内容。その前はない',
  'Contents.chapters': '記事の章。順番どおり。画面の要素は `chapter-…` のidを持つ',
  'OrderTable.label': '表に何があるか。読み上げる',
  'OrderTable.products': '一覧、棚、カードで見せる商品。円は税込の整数',
  'OrderTable.add': 'いくつもの商品を1度にカートに入れる。すべて入るか、1つも入らないか',
  'OrderTable.priority': '最初の写真が、画面の主な写真か',
  'Shout.sticker': '1行に1〜2語',
  'Shout.children': '言われる一言',
};
