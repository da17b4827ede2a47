import type { ProductSeed } from './product-seed.ts';

const lacaune = {
  lang: 'fr',
  brand: 'aubevert',
  category: 'gift',
  tags: ['gift', 'whole-piece'],
  origin: { countryCode: 'FR', country: 'フランス', region: 'オクシタニー地域圏(タルン県ラコーヌ)' },
  gi: { scheme: 'PGI', registered_name: 'Jambon de Lacaune', label: '地理的表示保護(IGP/g.g.A.)' },
  // Ham with a stand at one price of more than 10,000 yen is taxed by the standard rate as a whole (L-22).
  taxClass: 'standard',
  purchaseLimit: 1,
  suspendReason: null,
  ingredients: '豚もも肉(フランス産)、食塩、こしょう',
  additives: '保存料(硝酸K)',
  originCountry: 'フランス',
  nutrition: { energy_kcal: 260, protein_g: 27, fat_g: 17, carbohydrate_g: 0.3, salt_equivalent_g: 5.2 },
  gift: { isNoshi: true, isWrapping: false, isEGift: false },
  contents: { 'acc-jp-001': 1 },
} as const satisfies Partial<ProductSeed>;

const meat = {
  meatProductClass: '非加熱食肉製品',
  ph: 5.9,
  waterActivity: 0.86,
  isHeatingRequired: false,
} as const;

/** Ham to be carved at the table, with what it is carved with. Prices and measures are samples. */
export const hamLegs: readonly ProductSeed[] = [
  {
    ...lacaune,
    allergens: { mandatory: [], recommended: ['豚肉'] },
    key: 'ham-fr-005',
    name: 'ラコーヌの生ハム 原木ハーフ(台・ナイフ付き)',
    nameKana: 'ラコーヌノナマハムゲンボクハーフ',
    nameOriginal: 'Demi-jambon de Lacaune désossé IGP',
    unitLabel: '約2.4kg(台・ナイフ付き)',
    netWeightG: 4700,
    price: 34800,
    shipping: { zone: 'chilled', storageText: '要冷蔵(10℃以下)', isChilledOk: true, isFrozenOk: false, leadDays: 3 },
    stock: 18,
    meat: { ...meat, agingMonths: 12 },
    bestBeforeDays: 60,
    tastingNote:
      '切りたての一枚は、袋のスライスより香りが高く、脂がやわらかい。骨を抜いてあるので、はじめてでも最後まで薄く切れます。',
    pairing: '完熟メロン、ロゼワイン、いちじく',
    serving:
      'およそ50人分の前菜になります。切り口にオイルを塗り、布をかけて冷蔵庫へ。3週間を目安にお召し上がりください。',
    sortNo: 160,
  },
  {
    ...lacaune,
    allergens: { mandatory: [], recommended: ['豚肉'] },
    key: 'ham-fr-006',
    name: 'ラコーヌの生ハム 原木一本(台・ナイフ付き)',
    nameKana: 'ラコーヌノナマハムゲンボクイッポン',
    nameOriginal: 'Jambon de Lacaune entier avec os IGP',
    unitLabel: '約7kg(台・ナイフ付き)',
    netWeightG: 9300,
    price: 64800,
    shipping: {
      zone: 'ambient',
      storageText: '直射日光を避け涼しい所で保存(切り始めたら要冷蔵)',
      isChilledOk: true,
      isFrozenOk: false,
      leadDays: 3,
    },
    stock: 12,
    meat: { ...meat, agingMonths: 14 },
    bestBeforeDays: 90,
    tastingNote:
      '蹄の付いた丸ごと一本。部位ごとに、赤身の締まり、脂の甘さ、骨ぎわの濃い味と、切り進むほどに変わります。',
    pairing: '赤ワイン、シードル、バゲット',
    serving: 'およそ120人分の前菜になります。切り口は外した脂で覆い、1ヶ月を目安にお召し上がりください。',
    sortNo: 161,
  },
];
