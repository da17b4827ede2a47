import type { freeAreas } from '../../../db/schema/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';

/** Pieces of content by the place where they stand. */
export const freeAreaData: readonly EditorialSeed<typeof freeAreas.$inferInsert>[] = [
  {
    code: 'home_guide',
    title: 'はじめての方へ',
    body: '<p>届いたら、箱の表示どおりに冷蔵庫か冷凍庫へ。薄切りは、召し上がる30分前に出しておくと脂がやわらかくなります。</p><p>送料とお届けの日については、<a href="/guide/">お買い\u2060物ガイド</a>をご覧ください。</p>',
    daysAgo: 90,
  },
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
