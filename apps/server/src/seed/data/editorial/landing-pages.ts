import type { landingPages } from '../../../db/schema/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';

/** Pages of campaigns. */
export const landingPageData: readonly EditorialSeed<typeof landingPages.$inferInsert>[] = [
  {
    key: 'oseibo',
    title: 'お歳暮に、生ハムを',
    description: '贈りものの選び方と、のし・ご包装・お届けのご案内。',
    body: '<h2>選び方</h2><p>薄切りは、届いたその日に皿へ移すだけ。少人数のお宅には50gから80gの包みを、集まりの多いお宅には詰め合わせをおすすめします。</p><h2>のしとご包装</h2><p>表書きは「御歳暮」、年が明けてからは「御年賀」または「寒中御見舞」となります。お届けの日に合わせて、当店でご案内します。</p><h2>お届け</h2><p>冷蔵でお届けします。先方のご在宅の日をお確かめのうえ、お届け日をご指定ください。</p>',
    productKeys: ['ham-fr-001', 'ham-fr-002', 'ham-es-001', 'pat-fr-003'],
    illustration: 'dry-cured-ham',
    alt: '切り分けた生ハムの挿絵',
    daysAgo: 10,
    daysLeft: 45,
  },
  {
    key: 'weekend-grill',
    title: '週末は、焼くだけのごちそう',
    description: '凍ったまま届く加熱用ソーセージと、焼き方のこつ。',
    body: '<h2>焼き方</h2><p>冷蔵庫で解凍し、弱めの火で転がしながら10分から15分。皮が破れないよう、はじめは少しの水で蒸し焼きにします。中まで火を通してください。</p><h2>合わせるもの</h2><p>粒マスタード、酢漬けのキャベツ、よく冷えた飲みもの。</p>',
    productKeys: ['sau-fr-002', 'sau-nz-001', 'sau-de-001', 'acc-fr-001'],
    illustration: 'sausage',
    alt: 'ソーセージの挿絵',
    daysAgo: 25,
  },
  {
    key: 'recipes',
    title: '食卓のヒント',
    description: '届いた一品を、もう少しおいしく。切るだけの前菜から、休日の煮込みまで。',
    body: '<p>どれも、この店の品をひとつかふたつ使う作り方です。材料は身近なお店でそろうものにとどめました。塩は控えめに始め、味を見てから足してください。ハムやサラミの塩気で、ほとんどの皿は足ります。</p>',
    productKeys: [],
    illustration: 'cooked-ham',
    alt: 'ハムの挿絵',
    daysAgo: 90,
  },
  {
    key: 'maker',
    title: '作り手',
    description: '塩の湧く谷、ぶなの煙の山、樫の林。土地の名前がつく前に、そこで働く人たちがいます。',
    body: '<p>品物の名前を見ても、味は思い浮かびません。けれど、どんな土地で、どんな手順でつくられたかを知ると、切り方や合わせるものまで見えてきます。ここでは、品々をつくる12の家の仕事をご紹介します。</p><p>ここに載せた作り手は、すべて見本として考えた架空のものです。</p>',
    productKeys: [],
    illustration: 'dry-cured-ham',
    alt: '切り分けた生ハムの挿絵',
    daysAgo: 80,
  },
  {
    key: 'valentine',
    title: '甘くない贈りもの',
    description: '2月の贈りものに、小さな包みのサラミとチーズを。',
    body: '<p>甘いものが得意でない方へ。常温で届く品を、小さな箱に詰めました。</p>',
    productKeys: ['sal-fr-001', 'che-fr-001'],
    illustration: 'cheese',
    alt: 'チーズの挿絵',
    daysAgo: -50,
    daysLeft: 90,
  },
];
