import type { collectionEntries } from '../../../platform/db/schema/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';

export type EntrySeed = Omit<EditorialSeed<typeof collectionEntries.$inferInsert>, 'collectionId'>;

/** The collection `recipes`: what to do with the goods at home. */
export const recipeData: readonly EntrySeed[] = [
  {
    key: 'prosciutto-melon',
    title: '生ハムとメロン',
    lead: '塩気と甘みを、ひと口で。切って重ねるだけの前菜です。',
    body: '<h2>材料(2人分)</h2><ul><li>生ハム 4枚</li><li>よく熟れたメロン 1/4個</li></ul><h2>作り方</h2><ol><li>メロンはよく冷やし、一口大に切ります。</li><li>生ハムは20分前に冷蔵庫から出し、室温に戻します。</li><li>メロンにふんわりとのせます。巻きつけず、空気を含ませると香りが立ちます。</li></ol>',
    facts: [
      { label: '時間', value: '5分' },
      { label: '人数', value: '2人分' },
    ],
    productKeys: ['ham-fr-001', 'ham-it-001'],
    illustration: 'dry-cured-ham',
    alt: '切り分けた生ハムの挿絵',
    daysAgo: 60,
  },
  {
    key: 'carbonara',
    title: 'グアンチャーレのカルボナーラ',
    lead: '生クリームは使いません。脂と卵とチーズだけで、とろりと。',
    body: '<h2>材料(2人分)</h2><ul><li>スパゲッティ 180g</li><li>グアンチャーレ 80g</li><li>卵黄 3個と全卵 1個</li><li>すりおろしたチーズ 50g</li><li>黒こしょう たっぷり</li></ul><h2>作り方</h2><ol><li>グアンチャーレを棒状に切り、弱火で脂を出します。</li><li>卵とチーズ、こしょうを混ぜます。</li><li>ゆでたパスタを火を止めたフライパンに入れ、卵を加えて手早く和えます。かたいときは、ゆで汁を足します。</li></ol>',
    facts: [
      { label: '時間', value: '20分' },
      { label: '人数', value: '2人分' },
    ],
    productKeys: ['bac-it-002', 'che-it-001'],
    illustration: 'bacon',
    alt: 'ベーコンの挿絵',
    daysAgo: 45,
  },
  {
    key: 'cassoulet',
    title: '白いんげんとソーセージの煮込み',
    lead: '土鍋でゆっくり。翌日のほうがおいしい、冬の一皿です。',
    body: '<h2>材料(4人分)</h2><ul><li>乾燥白いんげん 300g</li><li>ソーシス・ド・トゥールーズ 4本</li><li>ベーコン 100g</li><li>玉ねぎ、にんじん 各1個</li><li>トマト水煮 200g</li></ul><h2>作り方</h2><ol><li>豆は一晩水に浸し、やわらかくゆでます。</li><li>ベーコンと野菜を炒め、トマトと豆を加えて1時間煮ます。</li><li>別に焼いたソーセージをのせ、オーブンで焼き目を付けます。ソーセージは中まで火を通してください。</li></ol>',
    facts: [
      { label: '時間', value: '2時間' },
      { label: '人数', value: '4人分' },
    ],
    productKeys: ['sau-fr-002', 'bac-fr-001'],
    illustration: 'sausage',
    alt: 'ソーセージの挿絵',
    daysAgo: 20,
  },
  {
    key: 'charcuterie-board',
    title: 'シャルキュトリーの盛り合わせ',
    lead: '薄切り、厚切り、塗るもの。三つの食感をそろえると、板の上がにぎやかになります。',
    body: '<h2>用意するもの</h2><ul><li>サラミ、生ハム、リエットを各1種</li><li>チーズ 1〜2種</li><li>マスタード、ピクルス、パン</li></ul><h2>盛り方</h2><ol><li>瓶と小皿を先に置き、場所を決めます。</li><li>サラミは重ねて並べ、生ハムはふんわりと。</li><li>残りの隙間に、パンとピクルスを入れます。</li></ol>',
    facts: [
      { label: '時間', value: '15分' },
      { label: '人数', value: '4人分' },
    ],
    productKeys: ['sal-fr-003', 'ham-fr-001', 'pat-fr-002', 'acc-fr-001'],
    illustration: 'salami',
    alt: 'サラミの挿絵',
    daysAgo: 8,
  },
];
