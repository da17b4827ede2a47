import type { popups } from '../../../platform/db/schema/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';

/** Small windows over a page: samples, of which those of today open where a reader loses least by them. */
export const popupData: readonly EditorialSeed<typeof popups.$inferInsert>[] = [
  {
    title: 'お歳暮の承りを始めました(見本)',
    body: '<p>のし・ご包装・お届け先ごとのメッセージを承ります。お届けのご希望日は、ご注文のときにお選びください。</p><p>このご案内は見本です。</p>',
    linkUrl: '/product/?tag=gift',
    linkLabel: '贈りものを選ぶ',
    pages: ['faq'],
    frequency: 'once',
    illustration: 'dry-cured-ham',
    alt: '切り分けた生ハムの挿絵',
    daysAgo: 5,
    daysLeft: 40,
  },
  {
    title: '年内のお届けをご希望の方へ(見本)',
    body: '<p>年内のお届けは、12月27日正午までのご注文が目安です。北海道・九州・沖縄・離島へは、お早めにご注文ください。</p><p>このご案内は見本です。</p>',
    linkUrl: '/guide/',
    linkLabel: 'お届けについて',
    pages: ['faq'],
    frequency: 'daily',
    alt: '',
    daysAgo: 2,
    daysLeft: 37,
  },
  {
    title: '初売りのご案内(見本)',
    body: '<p>1月5日の午前10時から、初売りを行います。</p><p>このご案内は見本です。</p>',
    linkUrl: '/product/',
    linkLabel: '商品を見る',
    pages: [],
    frequency: 'once',
    illustration: 'sausage',
    alt: 'ソーセージの挿絵',
    daysAgo: -44,
    daysLeft: 50,
  },
];
