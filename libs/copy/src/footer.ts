/** Texts of the foot of every page and of the menu of small screens. */
export const footerCopy = {
  area: 'footer',
  menu: 'メニュー',
  allProducts: 'すべての商品',
  search: '商品をさがす',
  /** Of the screens that stand in the service column, by the names of their rows. */
  screens: {
    newsList: 'お知らせ',
    blogs: '読みもの',
    faq: 'よくあるご質問',
    contact: 'お問い合わせ',
    flipBook: 'デジタルカタログ',
    catalogOrder: 'カタログのご請求',
    popup: 'ただいまのご案内',
    sitemap: 'サイトマップ',
    cart: 'カート',
    mypage: 'マイページ',
    register: '会員登録',
  },
  law: '特定商取引法に基づく表記',
  privacy: '個人情報の取り扱い',
  guide: 'お買い物ガイド',
  accessibility: 'アクセシビリティ方針',
  company: '会社概要',
  footerService: 'お買い物について',
  footerCompany: 'この店について',
  footerNote: '輸入ハムとソーセージを、温度帯を守ってお届けします。',
} as const;
