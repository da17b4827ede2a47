import type { bannerData } from '../banners.ts';

/** A way from a first page to goods: the drawing of a category, words, and where they lead. */
type Campaign = readonly [
  illustration: string,
  alt: string,
  lead: string,
  title: string,
  body: string,
  linkUrl: string,
];

/** What each channel calls attention to below its shelves; the words of no two are the same. */
const campaigns: Readonly<Record<string, readonly Campaign[]>> = {
  base: [
    [
      'dry-cured-ham',
      '切り分けた生ハムの挿絵',
      '薄切り',
      '使いきれる量から選ぶ。',
      '薄切りの袋を、枚数と値段で並べました。',
      '/product/?tag=sliced',
    ],
    [
      'sausage',
      'ソーセージの挿絵',
      '冷凍',
      '冷凍の品を、100gの値段で。',
      '本数、重さ、加熱が要るかどうかを比べられます。',
      '/product/?zone=frozen&sort=price_per_100g_asc',
    ],
  ],
  ass: [
    [
      'gift',
      '詰め合わせの箱の挿絵',
      '御歳暮の手引き',
      'お相手から、箱を選ぶ。',
      'ご人数とご予算に合う品、表書き、お届けの日をまとめてご案内します。',
      '/oseibo/',
    ],
    [
      'pate',
      '瓶詰めの挿絵',
      '内祝い・御礼',
      '常温の箱なら、日を選ばず。',
      '瓶詰めと乾いたソーセージを納めました。お留守がちな方へも安心です。',
      '/product/?category=gift&zone=ambient',
    ],
  ],
  fle: [
    [
      'sausage',
      'ソーセージの挿絵',
      '焼き台',
      '土曜の晩は、鉄板の音。',
      '渦巻きも粗挽きも、弱い火でころころと。焼けるまでに、いもをつぶして。',
      '/product/?category=sausage&is_include_children=1',
    ],
    [
      'bacon',
      'ベーコンの挿絵',
      '煮込みの鍋',
      '燻したばら肉を、厚切りで。',
      '塊のまま届くから、豆の鍋にも、朝の目玉焼きにも好きな厚さで。',
      '/product/?category=bacon',
    ],
  ],
  gen: [
    [
      'salami',
      'サラミの挿絵',
      '乾く',
      '風が、仕上げる。',
      '火を使わず、ただ吊るす。乾いてゆく日々が、噛むほどの味になる。',
      '/product/?category=salami&is_include_children=1',
    ],
    [
      'pate',
      '瓶詰めの挿絵',
      '蓋をする',
      '瓶のなかの、台所。',
      '脂で覆い、静かに寝かせる。スプーンひとつで、遠い食卓がひらく。',
      '/product/?category=pate',
    ],
  ],
  lat: [
    [
      'salami',
      'サラミの挿絵',
      '板の端まで',
      '色のちがう三本を。',
      'くるみの白、胡椒の黒、パプリカの赤。斜めに切って並べましょう。',
      '/product/?category=salami&is_include_children=1',
    ],
    [
      'cheese',
      'チーズの挿絵',
      '山のチーズ',
      'ハムの隣に、ひと切れ。',
      'はちみつを垂らして、よく冷えた白をもう一本。',
      '/product/?category=cheese',
    ],
  ],
  tee: [
    [
      'sausage',
      'ソーセージの挿絵',
      'フライパンで',
      '焼くだけ、まちがいなし。',
      'パリッ、じゅわ。みんなのスマホが先に食べます。',
      '/product/?category=sausage&is_include_children=1',
    ],
    [
      'dry-cured-ham',
      '切り分けた生ハムの挿絵',
      'すぐ食べる',
      'あけて、のせて、はい完成!',
      '包丁いらずのスライス。とりあえずの一皿、これでいける。',
      '/product/?tag=sliced',
    ],
  ],
  ven: [
    [
      'dry-cured-ham',
      '切り分けた生ハムの挿絵',
      '原木',
      '卓に、脚を一本。',
      '台とナイフを添えて。切るたびに、香りが部屋を巡ります。',
      '/product/ham-fr-006/',
    ],
    [
      'cheese',
      'チーズの挿絵',
      '終わりのひと皿',
      '時を経たものどうし。',
      '十八ヶ月、二十四ヶ月。古いチーズと、最後の一杯を。',
      '/product/?category=cheese',
    ],
  ],
  sto: [
    [
      'pate',
      '瓶詰めの挿絵',
      '在庫の目安',
      '常温で届き、棚で待てる品。',
      '瓶詰め、乾燥ソーセージ、熟成サラミ。冷蔵庫を空けずに置ける品を、まとめて補充できます。',
      '/product/?zone=ambient',
    ],
    [
      'sausage',
      'ソーセージの挿絵',
      '冷凍便',
      '冷凍ソーセージは、凍ったまま厨房へ。',
      '粗挽きもチーズ入りも、使うぶんだけ解凍できます。100gあたりの値段で並べました。',
      '/product/?zone=frozen&sort=price_per_100g_asc',
    ],
  ],
  gakuen: [
    [
      'cooked-ham',
      '加熱ハムの挿絵',
      'ご家庭の食卓に',
      '朝ごはんに、もう一枚のハム。',
      '子どもに人気のやわらかいハムとソーセージ。お弁当の一品にもなります。',
      '/product/?tag=for-children',
    ],
  ],
};

/** The banners that say so. */
export const channelCampaigns: readonly (typeof bannerData)[number][] = Object.entries(campaigns).flatMap(
  ([prefix, campaign]) =>
    campaign.map(([illustration, alt, lead, title, body, linkUrl]) => ({
      area: 'home_campaign',
      channelPrefixes: [prefix],
      illustration,
      alt,
      lead,
      title,
      body,
      linkUrl,
      linkLabel: '品を見る',
      imageUrl: null,
      isShow: true,
      showFrom: null,
      showUntil: null,
    })),
);
