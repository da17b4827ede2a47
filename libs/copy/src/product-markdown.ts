/** Texts of a product's page as Markdown, for programs that read for people. */
export const productMarkdownCopy = {
  area: 'product_markdown',
  page: 'ページ',
  shop: '店',
  price: '価格',
  withTax: (percent: number) => `(税込、消費税${percent}%)`,
  stock: '在庫',
  availability: {
    in_stock: 'お求めいただけます',
    few: '残りわずかです',
    sold_out: '品切れです',
    suspended: '販売を休止しています',
    selling_stopped: '店の販売を一時停止しています',
  },
  limit: 'ご購入の数',
  taste: '味わい',
} as const;
