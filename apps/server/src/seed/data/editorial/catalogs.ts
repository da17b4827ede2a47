import type { catalogs } from '../../../platform/db/schema/editorial.ts';
import { standardPages } from './catalog-standard.ts';
import { winterGiftPages } from './catalog-winter-gift.ts';
import type { EditorialSeed } from './editorial-seed.ts';

/** Printed catalogues. */
export const catalogData: readonly EditorialSeed<typeof catalogs.$inferInsert>[] = [
  {
    key: 'winter-gift',
    name: '冬の贈りもの',
    lead: 'お歳暮と年越しの食卓のための一冊。のしとご包装の見本も載せています。',
    issuedOn: '2026-11-01',
    isOrderable: true,
    binding: 'left',
    pages: [...winterGiftPages],
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
    binding: 'left',
    pages: [...standardPages],
    illustration: 'cooked-ham',
    alt: 'いつもの食卓の表紙',
    daysAgo: 200,
  },
];
