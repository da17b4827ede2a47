import type { ProductSeed } from './product-seed.ts';
import { singleProducts } from './single-products.ts';

const singles = new Map(singleProducts.map((product) => [product.key, product]));

type GiftSet = Pick<
  ProductSeed,
  'key' | 'name' | 'nameKana' | 'nameOriginal' | 'price' | 'stock' | 'tastingNote' | 'pairing' | 'serving' | 'sortNo'
> & { zone: ProductSeed['shipping']['zone']; contents: Readonly<Record<string, number>> };

const storage = {
  ambient: { storageText: '直射日光を避け常温で保存(開封後要冷蔵)', isChilledOk: true, isFrozenOk: false },
  chilled: { storageText: '要冷蔵(10℃以下)', isChilledOk: true, isFrozenOk: false },
  frozen: { storageText: '要冷凍(-18℃以下)', isChilledOk: false, isFrozenOk: true },
} as const;

/** A box of goods of the shop: what its label must say of all together comes from them (L-50…L-54). */
function giftSet({ contents, zone, ...rest }: GiftSet): ProductSeed {
  const goods = Object.entries(contents).map(([key, quantity]) => ({ product: single(key), quantity }));
  const all = <T>(listOf: (product: ProductSeed) => readonly T[]) => [
    ...new Set(goods.flatMap(({ product }) => listOf(product))),
  ];
  const [origin] = goods.map(({ product }) => product.origin);
  return {
    ...rest,
    lang: 'fr',
    brand: 'musubi',
    category: 'gift',
    tags: ['gift'],
    origin: { countryCode: origin?.countryCode ?? '', country: origin?.country ?? '', region: '' },
    gi: null,
    unitLabel: `1箱(${goods.reduce((sum, { quantity }) => sum + quantity, 0)}点入)`,
    netWeightG: goods.reduce((sum, { product, quantity }) => sum + product.netWeightG * quantity, 0),
    taxClass: 'reduced',
    shipping: { zone, ...storage[zone], leadDays: 2 },
    purchaseLimit: null,
    suspendReason: null,
    meat: {
      meatProductClass: null,
      ph: null,
      waterActivity: null,
      agingMonths: null,
      isHeatingRequired: goods.some(({ product }) => product.meat.isHeatingRequired),
    },
    bestBeforeDays: Math.min(...all(({ bestBeforeDays }) => (bestBeforeDays === null ? [] : [bestBeforeDays]))),
    allergens: {
      mandatory: all(({ allergens }) => allergens.mandatory),
      recommended: all(({ allergens }) => allergens.recommended),
    },
    ingredients: '詰め合わせのため、商品ごとの表示をご覧ください',
    additives: null,
    originCountry: all(({ originCountry }) => [originCountry]).join('、'),
    nutrition: null,
    gift: { isNoshi: true, isWrapping: true, isEGift: true },
    contents,
  };
}

function single(key: string): ProductSeed {
  const product = singles.get(key);
  if (!product) throw new Error(`A gift set holds ${key}, which is not sold.`);
  return product;
}

/** ギフト. Three sums in three zones; each holds goods that are sold one by one, packed and labelled as such. */
export const giftSets: readonly ProductSeed[] = [
  giftSet({
    key: 'gft-jp-001',
    name: 'フランスの瓶ふたつ 詰め合わせ',
    nameKana: 'フランスノビンフタツツメアワセ',
    nameOriginal: 'Petit coffret deux bocaux',
    price: 3240,
    zone: 'ambient',
    stock: 80,
    contents: { 'pat-fr-001': 1, 'pat-fr-002': 1 },
    tastingNote: '瓶をあけて、パンに塗るだけ。田舎風のパテと、ほぐした豚のリエットを一本ずつ納めました。',
    pairing: 'カンパーニュ、コルニッション、ロワールの白ワイン',
    serving: 'およそ4人分の前菜になります。常温で届くので、先様の冷蔵庫をふさぎません。',
    sortNo: 151,
  }),
  giftSet({
    key: 'gft-jp-002',
    name: 'フランスの食卓 4点の詰め合わせ',
    nameKana: 'フランスノショクタクヨンテンノツメアワセ',
    nameOriginal: 'Coffret de la table',
    price: 5400,
    zone: 'ambient',
    stock: 60,
    contents: { 'sal-fr-001': 1, 'pat-fr-001': 1, 'pat-fr-002': 1, 'acc-fr-001': 1 },
    tastingNote:
      'くるみ入りのソシソンに、パテ、リエット、白ワイン仕込みのマスタード。切って塗るだけで前菜がそろいます。',
    pairing: 'カンパーニュ、コルニッション、ボージョレ',
    serving: 'およそ6人分の前菜になります。ソシソンは皮をむいて薄く切ってください。',
    sortNo: 152,
  }),
  giftSet({
    key: 'gft-jp-003',
    name: 'とっておきのフォアグラ 3点の詰め合わせ',
    nameKana: 'トッテオキノフォアグラサンテンノツメアワセ',
    nameOriginal: 'Coffret au foie gras',
    price: 10800,
    zone: 'ambient',
    stock: 24,
    contents: { 'pat-fr-003': 1, 'pat-fr-002': 1, 'sal-fr-002': 1 },
    tastingNote:
      '南西部の鴨のフォアグラを、トゥールのリエットとオーヴェルニュのソシソンに添えて。あらたまった席のための箱です。',
    pairing: 'ソーテルヌ、いちじく、ブリオッシュ',
    serving: 'およそ6人分の前菜になります。フォアグラは食べる30分前まで冷蔵庫で冷やすと、きれいに切れます。',
    sortNo: 153,
  }),
  giftSet({
    key: 'gft-jp-004',
    name: 'はじめてのスライス 3点の詰め合わせ',
    nameKana: 'ハジメテノスライスサンテンノツメアワセ',
    nameOriginal: 'Petit coffret de charcuterie',
    price: 3240,
    zone: 'chilled',
    stock: 70,
    contents: { 'ham-fr-003': 1, 'sal-fr-003': 1, 'cot-it-002': 1 },
    tastingNote: '山の生ハム、リヨンのロゼット、ピスタチオ入りのモルタデッラ。食べくらべの入り口になる三袋です。',
    pairing: 'ロゼワイン、グリッシーニ、オリーブ',
    serving: 'およそ3人分の前菜になります。封を切って、皿に広げるだけです。',
    sortNo: 154,
  }),
  giftSet({
    key: 'gft-jp-005',
    name: '生ハムとチーズ 4点の詰め合わせ',
    nameKana: 'ナマハムトチーズヨンテンノツメアワセ',
    nameOriginal: 'Coffret jambons et manchego',
    price: 5400,
    zone: 'chilled',
    stock: 60,
    contents: { 'ham-fr-001': 1, 'ham-at-001': 1, 'sal-fr-003': 1, 'che-es-001': 1 },
    tastingNote:
      '塩と風の生ハム、燻したシュペック、ロゼット、羊乳のマンチェゴ。一枚の板に並べると、その日の主役になります。',
    pairing: '赤ワイン、いちじく、バゲット',
    serving: 'およそ5人分の盛り合わせになります。食べる20分前に冷蔵庫から出してください。',
    sortNo: 155,
  }),
  giftSet({
    key: 'gft-jp-006',
    name: '黒豚の生ハム とっておきの5点詰め合わせ',
    nameKana: 'クロブタノナマハムトッテオキノゴテンツメアワセ',
    nameOriginal: 'Grand coffret de jambons',
    price: 10800,
    zone: 'chilled',
    stock: 30,
    contents: { 'ham-fr-002': 1, 'ham-pt-001': 1, 'ham-fr-004': 1, 'sal-pt-001': 1, 'che-fr-001': 1 },
    tastingNote:
      'ピレネーの黒豚、アレンテージョの黒豚、鴨の生ハムに、パイオと18ヶ月のコンテ。時間をかけたものだけを納めました。',
    pairing: 'シェリー、赤ワイン、ヴァン・ジョーヌ',
    serving: 'およそ6人分の盛り合わせになります。食べる20分前に冷蔵庫から出してください。',
    sortNo: 156,
  }),
  giftSet({
    key: 'gft-jp-007',
    name: '焼いて味わうソーセージ 2点の詰め合わせ',
    nameKana: 'ヤイテアジワウソーセージニテンノツメアワセ',
    nameOriginal: 'Petit coffret de saucisses',
    price: 3240,
    zone: 'frozen',
    stock: 60,
    contents: { 'sau-fr-002': 1, 'sau-at-002': 1 },
    tastingNote:
      'チーズがとろけるケーゼクライナーと、渦に巻いたトゥールーズの生ソーセージ。フライパンひとつで夕食になります。',
    pairing: 'マスタード、ザワークラウト、レンズ豆',
    serving: 'およそ5人分の主菜になります。冷蔵庫で半日かけて解凍してから焼いてください。',
    sortNo: 157,
  }),
  giftSet({
    key: 'gft-jp-008',
    name: 'ビストロの夕食 3点の詰め合わせ',
    nameKana: 'ビストロノユウショクサンテンノツメアワセ',
    nameOriginal: 'Coffret du bistrot',
    price: 5400,
    zone: 'frozen',
    stock: 40,
    contents: { 'sau-fr-001': 1, 'sau-at-002': 1, 'bac-fr-001': 1 },
    tastingNote: '白いブーダン、チーズ入りのケーゼクライナー、燻したばら肉の塊。焼いても、煮込んでも、皿が決まります。',
    pairing: 'アルザスの白ワイン、じゃがいものピュレ、シュークルート',
    serving: 'およそ6人分の主菜になります。冷蔵庫で半日かけて解凍し、中まで火を通してください。',
    sortNo: 158,
  }),
  giftSet({
    key: 'gft-jp-009',
    name: '冬のごちそう 6点の詰め合わせ',
    nameKana: 'フユノゴチソウロクテンノツメアワセ',
    nameOriginal: 'Grand coffret d’hiver',
    price: 10800,
    zone: 'frozen',
    stock: 20,
    contents: {
      'cot-it-003': 1,
      'bac-fr-001': 1,
      'sau-fr-001': 1,
      'sau-nz-001': 1,
      'sau-at-002': 1,
      'sau-us-001': 1,
    },
    tastingNote:
      'ポルケッタを主役に、白いブーダン、羊のメルゲーズ、アンドゥイユ、ケーゼクライナー、燻製ばら肉。ひと冬の集まりに。',
    pairing: '赤ワイン、クスクス、焼き野菜',
    serving: 'およそ12人分の主菜になります。使うものから冷蔵庫で解凍し、中まで火を通してください。',
    sortNo: 159,
  }),
];
