/** Texts of the filters and the order of a list. They come once the page stands, and so do not stand in `product-list.ts`. */
export const listControlsCopy = {
  area: 'list_controls',
  range: (from: number, to: number) => `${from}〜${to}件目`,
  sort: '並び順',
  sortApply: '並べ替える',
  filterOpen: '絞り込む',
  filterShow: (total: number) => `${total}件を表示`,
  filterApply: 'この条件で絞り込む',
  showMore: (count: number) => `ほか${count}件を表示`,
  price: '価格',
  priceMin: '下限',
  priceMax: '上限',
  priceUnit: '円',
} as const;
