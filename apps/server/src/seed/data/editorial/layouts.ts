import type { layouts } from '../../../db/schema/editorial.ts';
import type { LayoutBlock } from '../../../editorial/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';

const block = (
  kind: LayoutBlock['kind'],
  code: string | null = null,
  title: string | null = null,
  limit: number | null = null,
): LayoutBlock => ({ kind, code, title, limit });

/** What stands on pages; the school's channel has a first page of its own. */
export const layoutData: readonly EditorialSeed<typeof layouts.$inferInsert>[] = [
  {
    page: 'home',
    title: 'トップページ',
    blocks: [
      block('banners', 'home_hero', null, 1),
      block('banners', 'home_campaign'),
      block('products', 'gift', '贈りものに', 8),
      block('news', null, 'お知らせ', 3),
      block('collection', 'recipes', '食卓のヒント', 4),
      block('blogs', null, '読みもの', 3),
      block('free_area', 'home_promise', '当店のお約束'),
    ],
    daysAgo: 90,
  },
  {
    page: 'home',
    title: 'トップページ(学園)',
    blocks: [
      block('banners', 'home_hero', null, 1),
      block('free_area', 'school_guide', '採寸のしかた'),
      block('news', null, 'お知らせ', 5),
    ],
    channelPrefixes: ['gakuen'],
    daysAgo: 90,
  },
  {
    page: 'ec',
    title: 'お買い物トップ',
    blocks: [
      block('banners', 'shop_campaign'),
      block('landing_pages', null, '特集', 3),
      block('products', null, 'おすすめ', 12),
    ],
    daysAgo: 90,
  },
  {
    page: 'product',
    title: '商品ページ',
    blocks: [block('free_area', 'product_storage', '保存の目安'), block('collection', 'recipes', 'この品で作る', 3)],
    daysAgo: 90,
  },
];
