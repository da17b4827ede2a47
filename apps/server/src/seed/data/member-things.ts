import type { userMemorials } from '../../platform/db/schema/memorials.ts';
import type { systemMessages } from '../../platform/db/schema/system-messages.ts';

type Memorial = Pick<
  typeof userMemorials.$inferInsert,
  'targetUserName' | 'divisionCt' | 'name' | 'month' | 'date' | 'call'
>;
type Message = Pick<typeof systemMessages.$inferInsert, 'title' | 'body'>;

export const sampleWords: readonly string[] = ['生ハム', 'サラミ 無添加', 'ソーセージ 詰め合わせ'];

export const sampleMemorials: readonly Memorial[] = [
  { targetUserName: '見本 花子', divisionCt: 1, name: '誕生日', month: 5, date: 12, call: 14 },
  { targetUserName: '見本 太郎・花子', divisionCt: 2, name: '結婚記念日', month: 6, date: 8, call: 7 },
];

/** The latest first. */
export const sampleMessages: readonly Message[] = [
  {
    title: '年末のご注文について',
    body: '12月下旬は配送が混み合います。お届け日のご指定は、お早めにお願いいたします。',
  },
  {
    title: '会員登録ありがとうございます',
    body: 'お届け先やお気に入りの登録をご利用いただけます。ご不明な点は、お問い合わせよりご連絡ください。',
  },
];
