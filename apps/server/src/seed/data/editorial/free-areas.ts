import type { freeAreas } from '../../../db/schema/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';

/** Pieces of content by the place where they stand. */
export const freeAreaData: readonly EditorialSeed<typeof freeAreas.$inferInsert>[] = [
  {
    code: 'home_promise',
    title: '当店のお約束',
    body: '<ul><li>産地と原材料を、わかるとおりに表示します。</li><li>温度帯を守り、箱を分けてお届けします。</li><li>価格のわかるものを、贈りものに同封しません。</li></ul>',
    daysAgo: 90,
  },
  {
    code: 'product_storage',
    title: '保存の目安',
    body: '<p>開けたあとは切り口を覆って冷蔵庫へ。2、3日のうちにお召し上がりください。</p>',
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
    body: '<p>お届けやお支払いについては、<a href="/faq/">よくあるご質問</a>もご覧ください。お返事は2営業日以内にお送りします。</p>',
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
