export interface CategorySeed {
  key: string;
  name: string;
  lead: string | null;
  children?: readonly CategorySeed[];
}

/** The tree of goods, in the order in which it is shown. */
export const categoryData: readonly CategorySeed[] = [
  {
    key: 'dry-cured-ham',
    name: '生ハム・熟成ハム',
    lead: '塩と時間だけで仕上げる、産地ごとの熟成ハム。',
    children: [
      { key: 'jambon', name: 'ジャンボン(フランスの生ハム)', lead: null },
      { key: 'prosciutto', name: 'プロシュート(イタリアの生ハム)', lead: null },
      { key: 'jamon-presunto', name: 'ハモン・プレズント(イベリア半島の生ハム)', lead: null },
      { key: 'speck', name: 'シュペック・燻製生ハム', lead: null },
    ],
  },
  {
    key: 'salami',
    name: 'サラミ・ドライソーセージ',
    lead: '切ってそのまま楽しめる、各地の乾いたソーセージ。',
    children: [
      { key: 'saucisson', name: 'ソシソン(フランス)', lead: null },
      { key: 'salame', name: 'サラミ', lead: null },
      { key: 'chorizo-paio', name: 'チョリソ・パイオ(パプリカ風味)', lead: null },
    ],
  },
  {
    key: 'sausage',
    name: 'ソーセージ',
    lead: '焼いて、ゆでて、煮込んで。食卓の主役になる一本。',
    children: [
      { key: 'ready-sausage', name: '温めて食べるソーセージ', lead: null },
      { key: 'cooking-sausage', name: '加熱用ソーセージ', lead: null },
    ],
  },
  { key: 'cooked-ham', name: 'ハム・コット(加熱)', lead: 'やわらかく火を入れた、しっとりした白いハム。' },
  { key: 'bacon', name: 'ベーコン・パンチェッタ', lead: '料理にうまみを添える、燻製と塩漬けのばら肉。' },
  { key: 'pate', name: 'パテ・リエット・フォアグラ', lead: 'パンにのせるだけで前菜になる、瓶と缶の一品。' },
  { key: 'cheese', name: 'チーズ(ペアリング)', lead: 'ハムやサラミと合わせたい、熟成チーズ。' },
  { key: 'gift', name: 'ギフト', lead: '箱に納めた詰め合わせと、切り分けて楽しむ一本。のしを承ります。' },
  { key: 'workwear', name: 'エプロン・白衣', lead: '調理実習と給食当番のための、丈夫な綿のユニフォーム。' },
  { key: 'accessory', name: '調味料・道具', lead: '味を引き立てる調味料と、切り分けるための道具。' },
];
