import type { layouts } from '../../../platform/db/schema/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';
import { homeLayouts } from './home-layouts.ts';
import { block, promises } from './layout-block.ts';

/** Product pages of the other themes fill what a phone gets in one round trip. */
const fittingProductPages = ['base', 'fle', 'lat', 'sto'];

/** What stands on pages; the school and the department store have first pages of their own, as the themes' channels have. */
export const layoutData: readonly EditorialSeed<typeof layouts.$inferInsert>[] = [
  {
    page: 'home',
    title: 'トップページ',
    blocks: [
      block('banners', 'home_hero', null, 1),
      block('products'),
      block('banners', 'home_campaign'),
      block('products', 'gift'),
      block('products', 'ambient'),
      block('landing_pages', null, null, 3),
      block('news', null, null, 3),
      block('free_area', 'home_guide'),
      promises,
    ],
    daysAgo: 90,
  },
  {
    page: 'home',
    title: 'トップページ(学園)',
    blocks: [
      block('banners', 'home_hero', null, 1),
      block('products', null, 'よく選ばれる品'),
      block('free_area', 'school_guide', '採寸のしかた'),
      block('news', null, '保護者の方へのお知らせ', 3),
      promises,
    ],
    channelPrefixes: ['gakuen'],
    daysAgo: 90,
  },
  {
    page: 'home',
    title: 'トップページ(百貨店)',
    blocks: [
      block('banners', 'home_hero', null, 1),
      block('products', 'gift', 'お箱に納めた詰め合わせ'),
      block('products', 'premium', '改まった贈りものに'),
      block('products', 'with-sake', '日本酒をたしなまれる方に'),
      block('free_area', 'home_guide_depa'),
      promises,
    ],
    channelPrefixes: ['depa'],
    daysAgo: 90,
  },
  ...homeLayouts,
  {
    page: 'ec',
    title: 'お買い物トップ',
    blocks: [
      block('banners', 'shop_campaign'),
      block('products', 'new'),
      block('banners', 'home_campaign'),
      block('products'),
      block('products', 'ambient'),
      block('collection', 'recipes', '食卓のヒント', 3),
      block('news', null, null, 3),
      promises,
    ],
    daysAgo: 90,
  },
  { page: 'products', title: '商品の一覧', blocks: [block('free_area', 'list_guide')], daysAgo: 90 },
  {
    page: 'product',
    title: '商品ページ',
    blocks: [block('free_area', 'product_storage')],
    channelPrefixes: fittingProductPages,
    daysAgo: 90,
  },
];
