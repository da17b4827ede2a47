import type { layouts } from '../../../platform/db/schema/editorial.ts';
import type { LayoutBlock } from '../../../content/editorial/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';
import { block, promises } from './layout-block.ts';

/** The first page of a channel: its top, its own shelves and what it gives to read with its own words, its campaigns, its promises. */
const home = (prefix: string, title: string, ...own: LayoutBlock[]): EditorialSeed<typeof layouts.$inferInsert> => ({
  page: 'home',
  title,
  blocks: [block('banners', 'home_hero', null, 1), ...own, block('banners', 'home_campaign'), promises],
  channelPrefixes: [prefix],
  daysAgo: 90,
});

/** The first pages of the themes' channels: which goods each puts forward, and how it calls them. */
export const homeLayouts = [
  home(
    'base',
    'トップページ(一覧の店)',
    block('products', null, '定番の品'),
    block('products', 'everyday', '毎日の品'),
    block('products', 'ambient', '常温で保存できる品'),
    block('free_area', 'home_guide_base'),
  ),
  home(
    'ass',
    'トップページ(ご進物の店)',
    block('products', 'gift', '御歳暮の品'),
    block('products', 'with-wine', 'お酒を召し上がる方に'),
    block('products', 'ambient', '常温でお届けの品'),
    block('collection', 'howto', '贈るまえの手引き', 3),
    block('free_area', 'home_guide_ass'),
  ),
  home(
    'fle',
    'トップページ(量り売りの店)',
    block('products', null, '今日のおすすめ'),
    block('products', 'everyday', 'いつもの夕食に'),
    block('products', 'frozen', '買い置きの冷凍'),
    block('collection', 'recipes', '今夜の献立', 3),
    block('free_area', 'home_guide_fle'),
  ),
  home(
    'gen',
    'トップページ(雑誌の店)',
    block('products', null, '今号の品'),
    block('products', 'premium', '時間をかけたもの'),
    block('products', 'with-wine', 'ワインとともに'),
    block('collection', 'story', '読む', 3),
  ),
  home(
    'lat',
    'トップページ(地図のある店)',
    block('products', null, '食卓のまんなかに'),
    block('products', 'with-wine', 'ワインと分けあう'),
    block('products', 'ambient', '常温でゆっくり'),
  ),
  home(
    'sto',
    'トップページ(仕入れの店)',
    block('products', null, '定番をまとめて'),
    block('products', 'frozen', '冷凍で置く'),
    block('products', 'ambient', '常温で置く'),
    block('free_area', 'home_guide_sto'),
  ),
  home(
    'tee',
    'トップページ(若い店)',
    block('products', null, 'まずはこれ'),
    block('products', 'frozen', '焼くだけ'),
    block('products', 'sliced', 'あけるだけ'),
    block('free_area', 'home_guide_tee'),
  ),
  home(
    'ven',
    'トップページ(夜の店)',
    block('products', 'premium', '熟成を重ねて'),
    block('products', 'with-wine', 'グラスのそばに'),
    block('products', 'gift', '贈る'),
    block('collection', 'maker', '作り手を訪ねて', 3),
  ),
];
