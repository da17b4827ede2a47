import type { blogs } from '../../../db/schema/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';

const authorName = '読みもの編集部';

/** Articles of the shop. */
export const blogData: readonly EditorialSeed<typeof blogs.$inferInsert>[] = [
  {
    category: '食べ方',
    title: '生ハムは、食べる20分前に',
    lead: '冷蔵庫から出す時刻ひとつで、香りは変わります。',
    body: '<p>生ハムの香りは、脂に溶けています。冷えた脂は固く、香りを閉じ込めたままです。食べる20分ほど前に冷蔵庫から出すと、脂がゆるみ、薄く透けてきます。それが食べごろの合図です。</p><h2>はがし方</h2><p>薄切りは端からゆっくりはがします。破れても気にせず、空気を含ませるように皿に置いてください。</p><h2>残ったら</h2><p>切り口を覆うように包み、冷蔵庫へ。2、3日のうちに食べきれないときは、刻んで炒めものに使うと、うまみのもとになります。</p>',
    authorName,
    productKeys: ['ham-fr-001', 'ham-fr-003', 'ham-es-001'],
    illustration: 'dry-cured-ham',
    alt: '切り分けた生ハムの挿絵',
    daysAgo: 6,
  },
  {
    category: '産地',
    title: '海と山のあいだの生ハム',
    lead: '塩と風と時間だけで肉が変わる、その土地の話。',
    body: '<p>生ハムの産地には、よく似た地形があります。近くに塩があり、山から乾いた風が下りてくる谷です。冬に塩をし、春に洗い、夏の暑さで香りを育てます。</p><p>同じ豚のもも肉でも、湿り気の多い谷ではやわらかく、乾いた台地では締まった味になります。産地の名前が付くのは、味がその土地のものだからです。</p>',
    authorName,
    productKeys: ['ham-fr-001', 'ham-at-001', 'ham-pt-001'],
    illustration: 'dry-cured-ham',
    alt: '切り分けた生ハムの挿絵',
    daysAgo: 18,
  },
  {
    category: '食べ方',
    title: 'サラミの薄切り、厚切り',
    lead: '刃の角度と厚みで、同じ一本が別の味になります。',
    body: '<p>きめの細かいサラミは薄く、粗いサラミは厚めに切ると、持ち味が出ます。斜めに刃を入れると断面が広がり、香りが立ちます。</p><p>白いカビの付いた皮は、食べられるものと、はがすものがあります。ラベルの説明をご覧ください。</p>',
    authorName,
    productKeys: ['sal-fr-002', 'sal-es-001'],
    illustration: 'salami',
    alt: 'サラミの挿絵',
    daysAgo: 33,
  },
  {
    category: '道具',
    title: '一本の生ハムを、家で切る',
    lead: '台と長い刃があれば、切りたてに勝るものはありません。',
    body: '<p>まず蹄の向きを確かめ、食べはじめる側の皮と黄色い脂を落とします。刃は手前に向けず、体の外へ。薄く、小さく、脂と赤身が半々になるように切ります。</p><p>切り終えたら、落とした脂を切り口にのせ、布をかけて涼しい場所へ。</p>',
    authorName,
    productKeys: ['acc-jp-001'],
    illustration: 'accessory',
    alt: '道具の挿絵',
    daysAgo: 52,
  },
  {
    category: '季節',
    title: '初売りの支度',
    lead: '年の初めの品ぞろえを、少しだけ先にご紹介します。',
    body: '<p>年の初めは、普段づかいの薄切りと、集まりに向く大きな包みをそろえます。</p>',
    authorName,
    productKeys: ['sau-at-001'],
    illustration: 'sausage',
    alt: 'ソーセージの挿絵',
    daysAgo: -40,
  },
];
