import type { catalogs } from '../../../db/schema/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';

/** Printed catalogues. */
export const catalogData: readonly EditorialSeed<typeof catalogs.$inferInsert>[] = [
  {
    key: 'winter-gift',
    name: '冬の贈りもの',
    lead: 'お歳暮と年越しの食卓のための一冊。のしとご包装の見本も載せています。',
    issuedOn: '2026-11-01',
    isOrderable: true,
    pages: [
      {
        page_no: 1,
        title: '冬の贈りもの',
        body: '<p>産地の空気まで届けるような、薄切りの一皿。</p>',
        illustration: 'dry-cured-ham',
        product_keys: [],
      },
      {
        page_no: 2,
        title: '生ハム',
        body: '<p>塩と風と時間。産地ごとの香りを、薄切りで。</p>',
        illustration: 'dry-cured-ham',
        product_keys: ['ham-fr-001', 'ham-fr-002', 'ham-es-001'],
      },
      {
        page_no: 3,
        title: 'サラミとソシソン',
        body: '<p>常温で届く、集まりの頼れる一本。</p>',
        illustration: 'salami',
        product_keys: ['sal-fr-001', 'sal-fr-002', 'sal-es-001'],
      },
      {
        page_no: 4,
        title: 'パテとリエット',
        body: '<p>瓶を開けて、パンにのせるだけ。</p>',
        illustration: 'pate',
        product_keys: ['pat-fr-001', 'pat-fr-002', 'pat-fr-003'],
      },
      {
        page_no: 5,
        title: 'チーズ',
        body: '<p>ハムやサラミと合わせたい、熟成の四品。</p>',
        illustration: 'cheese',
        product_keys: ['che-it-001', 'che-fr-001', 'che-es-001', 'che-fr-002'],
      },
      {
        page_no: 6,
        title: 'のしとご包装',
        body: '<p>表書きと名入れ、ご包装は、お届け先ごとにお選びいただけます。</p>',
        illustration: null,
        product_keys: [],
      },
    ],
    illustration: 'dry-cured-ham',
    alt: '冬の贈りものの表紙',
    daysAgo: 19,
  },
  {
    key: 'standard',
    name: 'いつもの食卓',
    lead: '普段づかいのハムとソーセージを、用途ごとに。通年の一冊です。',
    issuedOn: '2026-04-01',
    isOrderable: true,
    pages: [
      {
        page_no: 1,
        title: 'いつもの食卓',
        body: '<p>朝のパンから、夜の一皿まで。</p>',
        illustration: 'cooked-ham',
        product_keys: [],
      },
      {
        page_no: 2,
        title: '朝のパンに',
        body: '<p>しっとりした白いハムと、香ばしいベーコン。</p>',
        illustration: 'cooked-ham',
        product_keys: ['cot-fr-001', 'bac-ie-001'],
      },
      {
        page_no: 3,
        title: '焼くだけの夕食に',
        body: '<p>中まで火を通して、粒マスタードと。</p>',
        illustration: 'sausage',
        product_keys: ['sau-at-001', 'sau-ie-001', 'sau-fr-002'],
      },
    ],
    illustration: 'cooked-ham',
    alt: 'いつもの食卓の表紙',
    daysAgo: 200,
  },
];
