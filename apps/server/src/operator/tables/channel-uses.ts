import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { mailedCodes, secondFactorChallenges, sessions } from '../../platform/db/schema/auth.ts';
import { carts, coupons } from '../../platform/db/schema/carts.ts';
import { products } from '../../platform/db/schema/catalogue.ts';
import { banners } from '../../platform/db/schema/content.ts';
import * as editorial from '../../platform/db/schema/editorial.ts';
import { ecommerceEvents } from '../../platform/db/schema/events.ts';
import { productRequests } from '../../platform/db/schema/histories.ts';
import { inquiries } from '../../platform/db/schema/inquiries.ts';
import { loginHistories } from '../../platform/db/schema/login-histories.ts';
import { mailOutbox, requestedMails } from '../../platform/db/schema/mail.ts';
import { memberCards } from '../../platform/db/schema/member-cards.ts';
import { userMemorials } from '../../platform/db/schema/memorials.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { passkeyChallenges, passkeys } from '../../platform/db/schema/passkeys.ts';
import { pointEntries } from '../../platform/db/schema/points.ts';
import { restockNotices } from '../../platform/db/schema/restock.ts';
import { socialGifts } from '../../platform/db/schema/social-gifts.ts';
import { supportLogins } from '../../platform/db/schema/support.ts';
import { uploads } from '../../platform/db/schema/uploads.ts';
import { paymentCustomers, userCards } from '../../platform/db/schema/user-cards.ts';
import type { TableUse } from './content-table.ts';

const of = (label: string, table: PgTable & { channelId: PgColumn }): TableUse => ({
  label,
  table,
  where: ({ id }) => eq(table.channelId, id),
});

const shownOn = (label: string, table: PgTable & { channelPrefixes: PgColumn }): TableUse => ({
  label,
  table,
  where: ({ prefix }) => sql`${prefix} = any(${table.channelPrefixes})`,
});

/** What may refer to a channel. Its payment methods, schools and unused member cards are deleted with it. */
export const channelUses: readonly TableUse[] = [
  of('注文', orders),
  of('買い物かご', carts),
  of('eギフト', socialGifts),
  of('お問い合わせ', inquiries),
  of('ポイントの記録', pointEntries),
  of('クーポン', coupons),
  {
    label: '会員のカード',
    table: memberCards,
    where: ({ id }) => sql`${memberCards.channelId} = ${id} and ${memberCards.userId} is not null`,
  },
  of('登録されたクレジットカード', userCards),
  of('決済会社の顧客', paymentCustomers),
  of('パスキー', passkeys),
  of('記念日', userMemorials),
  of('入荷のお知らせ', restockNotices),
  of('商品のリクエスト', productRequests),
  of('メール', mailOutbox),
  of('受け付けたメールの依頼', requestedMails),
  of('ログイン', sessions),
  of('ログインの履歴', loginHistories),
  of('ログインの確認', secondFactorChallenges),
  of('パスキーの確認', passkeyChallenges),
  of('メールの確認コード', mailedCodes),
  of('サポートログイン', supportLogins),
  of('添付ファイル', uploads),
  of('アクセスの記録', ecommerceEvents),
  shownOn('商品', products),
  shownOn('バナー', banners),
  shownOn('お知らせ', editorial.news),
  shownOn('ポップアップ', editorial.popups),
  shownOn('よくある質問', editorial.qas),
  shownOn('フリーエリア', editorial.freeAreas),
  shownOn('特集ページ', editorial.landingPages),
  shownOn('ブログ', editorial.blogs),
  shownOn('カタログ', editorial.catalogs),
  shownOn('コレクションの記事', editorial.collectionEntries),
  shownOn('ページの構成', editorial.layouts),
];
