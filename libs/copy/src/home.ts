/** Texts of the public face `/` and of the shop's own top `/ec/`. */
export const homeCopy = {
  area: 'home',
  seoTitle: '輸入ハムとソーセージの店',
  seoDescription: 'ヨーロッパの生ハム、サラミ、ソーセージを、温度帯を守ってお届けする通販。のし・包装、複数のお届け先にも対応します。',
  shopTitle: 'ショップトップ',
  categories: 'カテゴリーからさがす',
  promisesTitle: 'お届けのお約束',
  promises: {
    cold: { title: '温度帯を守る', text: '常温・冷蔵・冷凍を分けて、最後まで同じ温度でお届けします。' },
    calendar: { title: '日時を選べる', text: '最短のお届け日をご案内し、時間帯もお選びいただけます。' },
    gift: { title: '贈りものに', text: 'のし・包装・メッセージを、お届け先ごとに承ります。' },
    label: { title: '表示をそのまま', text: '原材料とアレルゲンを、ご購入の前にすべてご覧いただけます。' },
  },
  /** One face for each season; months are those of Japan. */
  seasons: {
    spring: {
      eyebrow: '春の食卓',
      title: ['やわらかな陽ざしに、', '薄切りの生ハムを。'],
      text: '新玉ねぎやアスパラガスに、塩のおだやかな生ハムを添えて。休日の昼に開けたい一皿を集めました。',
    },
    summer: {
      eyebrow: '夏の食卓・お中元',
      title: ['冷えたグラスと、', 'サラミひと皿。'],
      text: '切るだけで整う夏のおつまみ。冷蔵・冷凍の便を分けて、暑い日も温度を守ってお届けします。',
    },
    autumn: {
      eyebrow: '秋の食卓',
      title: ['熟成の秋、', '香りほどける一枚を。'],
      text: '時間をかけて仕上げた生ハムとチーズの季節です。赤ワインにも、ぬる燗にも。',
    },
    winter: {
      eyebrow: '冬の食卓・お歳暮',
      title: ['集まる夜に、', 'とっておきのハムを。'],
      text: 'のし・包装を承り、お届け先ごとに日時を選べます。大切な方へ、そしてご自宅の食卓へ。',
    },
  },
  heroPrimary: '商品を見る',
  heroSecondary: 'ギフトに選べる商品',
  shopHeroEyebrow: 'ショップトップ',
  shopHeroTitle: ['今日は、', 'どれにしましょう。'],
  shopHeroText: '人気の商品と新しく届いた商品から、いつもの一品、はじめての一品をお選びください。',
  shopHeroPrimary: 'すべての商品を見る',
  shelves: {
    recommended: { title: 'まず、この一枚から', lead: 'はじめての方にもおすすめの定番です。' },
    new: { title: '新しく届いたもの', lead: null },
    gift: { title: '贈りものに選ばれています', lead: 'のし・包装を承れる商品です。' },
    ambient: { title: '常温で置いておける', lead: '瓶詰め、缶詰、ドライソーセージ。買い置きにも、手みやげにも。' },
    sliced: { title: 'あけてすぐ、切らずに', lead: 'お皿に広げるだけのスライスです。' },
  },
  more: 'もっと見る',
  moreOf: (title: string) => `「${title}」の商品をもっと見る`,
  banners: '特集',
  member: {
    greeting: (name: string) => `${name} 様、いらっしゃいませ`,
    orders: '最近のご注文',
    noOrders: 'ご注文はまだありません',
    allOrders: '注文履歴をすべて見る',
    ways: 'お客様のページ',
    mypage: 'マイページ',
    addresses: 'お届け先',
    cart: 'カート',
  },
} as const;
