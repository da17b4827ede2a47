/** Texts of the list of all pages. */
export const sitemapCopy = {
  area: 'sitemap',
  title: 'サイトマップ',
  description: '商品、作り手、お知らせ、特集、ご利用の案内など、この店のページの一覧です。',
  /** Of what programs that read for people are told. */
  ofMainPages: '商品、読みもの、ご利用の案内など、この店の主なページの一覧です。',
  lead: 'この店のページの一覧です。',
  parts: { goods: '商品', makers: '作り手', reading: '読みもの', service: 'ご利用の案内', law: 'この店について' },
  /** Of the screens that stand in it, by the names of their rows. */
  screens: {
    home: 'トップ',
    top: 'お買い物トップ',
    products: 'すべての商品',
    newsList: 'お知らせ',
    blogs: '読みもの',
    faq: 'よくあるご質問',
    contact: 'お問い合わせ',
    flipBook: 'デジタルカタログ',
    catalogOrder: 'カタログのご請求',
  },
} as const;
