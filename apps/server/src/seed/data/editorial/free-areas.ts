import type { freeAreas } from '../../../platform/db/schema/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';

/** Pieces of content by the place where they stand. */
export const freeAreaData: readonly EditorialSeed<typeof freeAreas.$inferInsert>[] = [
  {
    code: 'home_guide',
    title: 'はじめての方へ',
    body: '<p>届いたら、箱の表示どおりに冷蔵庫か冷凍庫へ。薄切りは、召し上がる30分前に出しておくと脂がやわらかくなります。</p><p>送料とお届けの日については、<a href="/guide/">お買い\u2060物ガイド</a>をご覧ください。</p>',
    daysAgo: 90,
  },
  ...Object.entries({
    base: [
      '表示の読み方',
      '値段は税込です。100gあたりは、値段を内容量で割りました。加熱が要る品には、その旨を書いています。',
    ],
    ass: [
      'はじめて贈られる方へ',
      'お送りになる御歳暮は、包み紙の内側にのしをお掛けする「内のし」が一般的です。表書きとお名入れは、ご購入手続きの中で承ります。',
    ],
    fle: [
      '量りで迷ったら',
      '大人ひとりに、ソーセージは150g、煮込みのベーコンは80gほど。余ったら、翌日のスープへどうぞ。',
    ],
    sto: ['検品と保管', '届いた箱は温度帯の札を確かめ、冷凍、冷蔵、常温の順に棚へ。'],
    tee: [
      'はじめてさんへ',
      '届いたら、箱のシールどおりに冷蔵庫か冷凍庫へ。食べかたに迷ったら、商品ページをのぞいてみてね。',
    ],
    depa: ['外のしと内のし', 'ご持参なさるときは外のし、お送りになるときは内のしが、ならわしとされています。'],
  }).map(([prefix, [title = '', text = '']]) => ({
    code: `home_guide_${prefix}`,
    title,
    body: `<p>${text}</p>`,
    channelPrefixes: [prefix],
    daysAgo: 90,
  })),
  {
    code: 'list_guide',
    title: '選び方に迷ったら',
    body: '<p>はじめての一品には薄切りの<a href="/product/?category=dry-cured-ham">生ハム</a>を、買い置きには<a href="/product/?zone=ambient">常温で届く品</a>を。温度帯の違う品は、箱を分けてお届けします。</p>',
    daysAgo: 90,
  },
  {
    code: 'product_storage',
    title: '食品の保存の目安',
    body: '<p>開けたあとは切り口を覆って冷蔵庫へ。2、\u20603日のうちにお召し上がりください。</p>',
    daysAgo: 90,
  },
  {
    code: 'catalog_order',
    title: 'カタログのお届け',
    body: '<p>お申し込みから1週間ほどで、普通郵便でお届けします。費用はかかりません。</p>',
    daysAgo: 90,
  },
  {
    code: 'contact_top',
    title: 'お問い合わせの前に',
    body: '<p>商品の傷みや破損は、お写真を添えていただくと早くお調べできます。お返事は2営業日以内に、メールでお送りします。</p>',
    daysAgo: 90,
  },
  {
    code: 'school_guide',
    title: '採寸のしかた',
    body: '<p>身長と胸囲を、服の上からゆったりと測ってください。迷うときは、大きいほうの寸法をお選びください。</p>',
    channelPrefixes: ['gakuen'],
    daysAgo: 90,
  },
];
