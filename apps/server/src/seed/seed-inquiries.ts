import { CATALOG_INQUIRY } from '@shop/constants';
import { inquiryCategories } from '../db/schema/inquiries.ts';
import type { SeedContext } from './seed-context.ts';

const categories = [
  { key: 'order', name: 'ご注文について', lead: 'ご注文の変更や取消し、領収書など' },
  { key: 'order-change', name: '変更・取消し', parentKey: 'order' },
  { key: 'order-receipt', name: '領収書・明細', parentKey: 'order' },
  { key: 'delivery', name: 'お届けについて', lead: 'お届けの日時や状況、送料など' },
  { key: 'payment', name: 'お支払いについて' },
  { key: 'product', name: '商品について', lead: '保存の方法、アレルギー、産地など' },
  { key: 'quality', name: '商品の不具合', lead: '傷みや破損、品違いなど。到着から7日以内にお知らせください' },
  { key: 'gift', name: 'のし・ご包装について' },
  { key: 'member', name: '会員登録・ログインについて' },
  { key: CATALOG_INQUIRY, name: 'カタログのご請求' },
  { key: 'other', name: 'その他' },
];

/** What an inquiry may be about. */
export async function seedInquiries({ db }: SeedContext): Promise<void> {
  await db.insert(inquiryCategories).values(categories.map((category, index) => ({ ...category, sortNo: index + 1 })));
}
