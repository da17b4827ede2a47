import type { banners } from '../../platform/db/schema/content.ts';

const plain = { imageUrl: null, isShow: true, showFrom: null, showUntil: null };

/** Season and campaigns, by the area of the page. */
export const bannerData: readonly Omit<typeof banners.$inferInsert, 'id' | 'sortNo'>[] = [
  {
    ...plain,
    area: 'home_hero',
    title: '冬の贈りものに、生ハムを。',
    lead: 'お歳暮',
    body: '産地の空気まで届けるような、薄切りの一皿。のし・ご包装・お届け先ごとのメッセージも承ります。',
    linkUrl: '/product/?category=gift',
    linkLabel: '贈りものを選ぶ',
    alt: '切り分けた生ハムの挿絵',
    illustration: 'dry-cured-ham',
  },
  {
    ...plain,
    area: 'home_campaign',
    title: '週末は、焼くだけのごちそう。',
    lead: '冷凍ソーセージ',
    body: '粗挽き、羊肉、チーズ入り。凍ったまま届くので、食べたい日にすぐ焼けます。',
    linkUrl: '/product/?category=sausage&is_include_children=1',
    linkLabel: 'ソーセージを見る',
    alt: 'ソーセージの挿絵',
    illustration: 'sausage',
  },
  {
    ...plain,
    area: 'home_campaign',
    title: 'ワインの隣に、もう一品。',
    lead: 'おつまみの組み合わせ',
    body: 'サラミと熟成チーズ。常温で届く品も多く、急な来客にも頼りになります。',
    linkUrl: '/product/?tag=with-wine',
    linkLabel: '組み合わせを見る',
    alt: 'チーズの挿絵',
    illustration: 'cheese',
  },
  {
    ...plain,
    area: 'shop_campaign',
    title: '年末年始のお届けについて',
    lead: 'お知らせ',
    body: '12月31日から1月4日までは出荷をお休みします。年内のお届けは12月27日正午までのご注文が目安です。',
    linkUrl: '/guide/',
    linkLabel: 'お届けについて',
    alt: '',
    illustration: null,
  },
  {
    ...plain,
    area: 'list_top',
    title: '販売を休止している商品について',
    lead: null,
    body: '動物検疫により輸入が停止されている産地の商品は、再開まで販売を休止しています。',
    linkUrl: '/guide/',
    linkLabel: '詳しく見る',
    alt: '',
    illustration: null,
  },
];
