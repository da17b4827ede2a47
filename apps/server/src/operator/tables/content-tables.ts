import * as catalogue from '../../platform/db/schema/catalogue.ts';
import { coupons } from '../../platform/db/schema/carts.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import * as content from '../../platform/db/schema/content.ts';
import { users } from '../../platform/db/schema/customer.ts';
import * as editorial from '../../platform/db/schema/editorial.ts';
import { inquiryCategories } from '../../platform/db/schema/inquiries.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { productPrices } from '../../platform/db/schema/product-prices.ts';
import { productReviews } from '../../platform/db/schema/reviews.ts';
import { settingsOf } from '../../seed/data/settings-of.ts';
import { importStock } from '../stock/import-stock.ts';
import { readStockFile, stockColumns } from '../stock/stock-file.ts';
import { channelUses } from './channel-uses.ts';
import { commerceTables } from './commerce-tables.ts';
import type { ContentTable, TableReference } from './content-table.ts';
import { fillStock } from './fill-stock.ts';
import { findArchivedContents } from './find-archived-contents.ts';
import { findChannelProblems } from './find-channel-problems.ts';
import { findMessageProblems, findPageProblems, findQaProblems } from './find-field-problems.ts';
import { withPictureCheck } from './find-picture-problems.ts';
import { findPriceProblems } from './find-price-problems.ts';
import { lockStock, productUses } from './product-uses.ts';
import { productTagList } from './product-tag-list.ts';
import { reindexProducts } from './reindex-products.ts';

const product = (as: string): TableReference => ({ as, table: catalogue.products, column: 'id', names: 'key' });

/** All tables that an operator can export and import, each after those that it refers to. */
const tables: readonly ContentTable[] = [
  {
    name: 'channels',
    label: 'チャネル(ホスト名、テーマ)',
    table: channels,
    key: ['prefix'],
    hidden: ['settings', 'maintenance', 'openedAt'],
    fresh: ({ config }) => ({ settings: settingsOf(null, config) }),
    uses: channelUses,
    findProblems: findChannelProblems,
  },
  {
    name: 'categories',
    label: '商品カテゴリー',
    table: catalogue.categories,
    key: ['key'],
    references: { parentId: { as: 'parent', table: catalogue.categories, column: 'id', names: 'key' } },
    onChange: reindexProducts,
  },
  { name: 'brands', label: 'ブランド', table: catalogue.brands, key: ['key'], onChange: reindexProducts },
  { name: 'tags', label: 'タグ', table: catalogue.tags, key: ['key'], onChange: reindexProducts },
  {
    name: 'products',
    label: '商品(価格、文章、販売の停止)',
    table: catalogue.products,
    key: ['key'],
    hidden: ['foldedName', 'foldedText', 'grams', 'foldedProse', 'proseGrams', 'searchIndexVersion'],
    fresh: () => ({ foldedName: '', foldedText: '' }),
    references: {
      brandId: { as: 'brand', table: catalogue.brands, column: 'id', names: 'key' },
      categoryId: { as: 'category', table: catalogue.categories, column: 'id', names: 'key' },
    },
    lists: [productTagList],
    shape: 'Product',
    uses: productUses,
    lock: lockStock,
    findProblems: findArchivedContents,
    onChange: async (ctx, created) => {
      await fillStock(ctx, created);
      await reindexProducts(ctx);
    },
  },
  {
    name: 'product-prices',
    label: '価格の予約と履歴(通常価格、セール)',
    table: productPrices,
    key: ['productId', 'kind', 'startsAt'],
    references: { productId: product('product') },
    findProblems: findPriceProblems,
  },
  {
    name: 'stock',
    label: '在庫(棚卸と増減)',
    table: catalogue.stocks,
    key: ['product'],
    isReplaceable: false,
    file: {
      columns: stockColumns,
      read: readStockFile,
      write: importStock,
    },
  },
  {
    name: 'accessories',
    label: '商品に添える有料の品',
    table: catalogue.productAccessories,
    key: ['productId', 'accessoryId'],
    references: {
      productId: product('product'),
      accessoryId: product('accessory'),
    },
  },
  {
    name: 'contents',
    label: '詰め合わせの内容',
    table: catalogue.productContents,
    key: ['productId', 'contentId'],
    references: { productId: product('product'), contentId: product('content') },
  },
  { name: 'sets', label: 'セット', table: catalogue.productSets, key: ['key'] },
  {
    name: 'set-items',
    label: 'セットの中身',
    table: catalogue.productSetItems,
    key: ['setId', 'productId'],
    references: {
      setId: { as: 'set', table: catalogue.productSets, column: 'id', names: 'key' },
      productId: product('product'),
    },
  },
  {
    name: 'reviews',
    label: 'レビュー(ご注文番号が要る)',
    table: productReviews,
    key: ['id'],
    references: {
      productId: product('product'),
      orderId: { as: 'order', table: orders, column: 'id', names: 'orderNo' },
    },
  },
  { name: 'synonyms', label: '検索の同義語', table: catalogue.searchSynonyms, key: ['id'] },
  ...commerceTables,
  {
    name: 'coupons',
    label: 'クーポン',
    table: coupons,
    key: ['code'],
    hidden: ['usedCount'],
    references: {
      userId: { as: 'member_email', table: users, column: 'id', names: 'emailKey' },
      channelId: { as: 'channel', table: channels, column: 'id', names: 'prefix' },
    },
  },
  { name: 'banners', label: 'バナー', table: content.banners, key: ['id'], shape: 'Banner' },
  {
    name: 'messages',
    label: 'メッセージと注意書き',
    table: content.messages,
    key: ['code'],
    shape: 'Message',
    findProblems: findMessageProblems,
  },
  {
    name: 'static-pages',
    label: '固定ページ',
    table: content.staticPages,
    key: ['path'],
    path: 'path',
    shape: 'StaticPage',
    findProblems: findPageProblems,
  },
  { name: 'news', label: 'お知らせ', table: editorial.news, key: ['id'], shape: 'NewsArticle' },
  { name: 'popups', label: 'ポップアップ', table: editorial.popups, key: ['id'], shape: 'Popup' },
  {
    name: 'qa-categories',
    label: 'よくある質問の分類',
    table: editorial.qaCategories,
    key: ['key'],
    shape: 'QaCategory',
  },
  {
    name: 'qas',
    label: 'よくある質問',
    table: editorial.qas,
    key: ['id'],
    references: { categoryId: { as: 'category', table: editorial.qaCategories, column: 'id', names: 'key' } },
    shape: 'Qa',
    findProblems: findQaProblems,
  },
  { name: 'free-areas', label: 'フリーエリア', table: editorial.freeAreas, key: ['code'], shape: 'FreeArea' },
  { name: 'landing-pages', label: '特集ページ', table: editorial.landingPages, key: ['key'], shape: 'LandingPage' },
  { name: 'blogs', label: 'ブログ', table: editorial.blogs, key: ['id'], shape: 'BlogArticle' },
  { name: 'catalogs', label: 'カタログ', table: editorial.catalogs, key: ['key'], shape: 'Catalog' },
  { name: 'collections', label: 'コレクション', table: editorial.collections, key: ['alias'] },
  {
    name: 'collection-entries',
    label: 'コレクションの記事',
    table: editorial.collectionEntries,
    key: ['collectionId', 'key'],
    references: { collectionId: { as: 'collection', table: editorial.collections, column: 'id', names: 'alias' } },
    // Goods are found by the recipes that name them.
    onChange: reindexProducts,
    shape: 'CollectionEntry',
  },
  { name: 'layouts', label: 'ページの構成', table: editorial.layouts, key: ['id'], shape: 'PageLayout' },
  {
    name: 'files',
    label: '読み込むテキストファイル',
    table: editorial.publicFiles,
    key: ['path'],
    path: 'path',
    shape: 'FilesContents',
  },
  {
    name: 'inquiry-categories',
    label: 'お問い合わせの分類',
    table: inquiryCategories,
    key: ['key'],
    references: { parentKey: { as: 'parent', table: inquiryCategories, column: 'key', names: 'key' } },
  },
];

export const contentTables: readonly ContentTable[] = tables.map(withPictureCheck);
