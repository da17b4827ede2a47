import { indexText } from '../index-text.ts';
import type { Named, SearchCategory, SearchProduct } from '../search-product.ts';

export const categories: readonly SearchCategory[] = [
  {
    key: 'meat',
    name: '食肉製品',
    children: [
      { key: 'sausage', name: 'ソーセージ', children: [] },
      { key: 'raw-ham', name: '生ハム', children: [] },
      { key: 'salami', name: 'サラミ', children: [] },
    ],
  },
  { key: 'cheese', name: 'チーズ', children: [] },
  { key: 'tool', name: '道具', children: [] },
];

export const tags: readonly Named[] = [
  { key: 'gift', name: '贈り物' },
  { key: 'smoked', name: '燻製' },
];

export const countries: readonly (readonly [code: string, name: string])[] = [
  ['DE', 'ドイツ'],
  ['ES', 'スペイン'],
  ['FR', 'フランス'],
  ['IT', 'イタリア'],
];

export const brands = [
  { name: '見本工房', name_original: 'Sample Works' },
  { name: '例示商会', name_original: null },
];

export const synonyms = [
  { words: ['フランス', 'france'], means: ['country:FR'] },
  { words: ['安い', '格安'], means: ['sort:price_asc'] },
  { words: ['熟成'], means: [] },
  { words: ['メロン'], means: [] },
];

/** A sample product in short form. */
export interface Sample {
  readonly category: string;
  readonly name: string;
  readonly kana: string;
  readonly original: string;
  readonly country: string;
  readonly price: number;
  readonly tag?: string;
  readonly allergen?: string;
  readonly pairing?: string;
}

export const samples: readonly Sample[] = [
  {
    category: 'salami',
    name: 'サラミ・ミラノ 80g',
    kana: 'さらみみらの',
    original: 'Salame Milano',
    country: 'IT',
    price: 900,
  },
  {
    category: 'salami',
    name: '熟成サラミ 120g',
    kana: 'じゅくせいさらみ',
    original: 'Salame',
    country: 'IT',
    price: 1400,
    tag: 'gift',
  },
  {
    category: 'salami',
    name: 'フィノッキオーナ',
    kana: 'ふぃのっきおーな',
    original: 'Finocchiona',
    country: 'IT',
    price: 1600,
  },
  {
    category: 'salami',
    name: 'ソシソン・セック',
    kana: 'そしそんせっく',
    original: 'Saucisson sec',
    country: 'FR',
    price: 1200,
    allergen: '乳',
  },
  {
    category: 'raw-ham',
    name: 'プロシュート・ディ・パルマ',
    kana: 'ぷろしゅーとでぃぱるま',
    original: 'Prosciutto di Parma',
    country: 'IT',
    price: 1800,
    pairing: 'メロンに巻いて。',
  },
  {
    category: 'raw-ham',
    name: 'ハモン・セラーノ',
    kana: 'はもんせらーの',
    original: 'Jamon serrano',
    country: 'ES',
    price: 1500,
    pairing: 'メロンや無花果と。',
  },
  {
    category: 'raw-ham',
    name: 'ジャンボン・ド・バイヨンヌ',
    kana: 'じゃんぼんどばいよんぬ',
    original: 'Jambon de Bayonne',
    country: 'FR',
    price: 2100,
  },
  {
    category: 'sausage',
    name: 'ニュルンベルガー',
    kana: 'にゅるんべるがー',
    original: 'Nuernberger',
    country: 'DE',
    price: 700,
    tag: 'smoked',
  },
  {
    category: 'sausage',
    name: 'ブラートヴルスト',
    kana: 'ぶらーとゔるすと',
    original: 'Bratwurst',
    country: 'DE',
    price: 650,
    allergen: '乳',
  },
  {
    category: 'sausage',
    name: 'チョリソ・ピカンテ',
    kana: 'ちょりそぴかんて',
    original: 'Chorizo picante',
    country: 'ES',
    price: 980,
  },
  {
    category: 'cheese',
    name: 'コンテ 熟成12ヶ月',
    kana: 'こんて',
    original: 'Comte',
    country: 'FR',
    price: 1300,
    allergen: '乳',
    pairing: 'サラミとよく合います。',
  },
  {
    category: 'cheese',
    name: 'ブリー・ド・モー',
    kana: 'ぶりーどもー',
    original: 'Brie de Meaux',
    country: 'FR',
    price: 1700,
    allergen: '乳',
  },
  {
    category: 'tool',
    name: 'サラミ用ナイフ',
    kana: 'さらみようないふ',
    original: 'Coltello',
    country: 'IT',
    price: 3000,
  },
];

const branchOf = (key: string, among = categories): readonly SearchCategory[] =>
  among.flatMap((category) => {
    if (category.key === key) return [category];
    const below = branchOf(key, category.children);
    return below.length > 0 ? [category, ...below] : [];
  });

/** A product from a sample; `number` is appended to its names, as for variants in a large shop. */
export function productOf(sample: Sample, id: number, number = ''): SearchProduct {
  const { category, price, tag, allergen, pairing = null } = sample;
  const isFood = category !== 'tool';
  const brand = id % 2 === 0 ? brands[0] : brands[1];
  const country = countries.find(([code]) => code === sample.country)?.[1] ?? '';
  const [name, nameKana, nameOriginal] = [
    `${sample.name}${number}`,
    `${sample.kana}${number}`,
    `${sample.original}${number}`,
  ];
  const own = tags.filter(({ key }) => key === tag);
  const path = branchOf(category);
  const texts = {
    name,
    nameKana,
    nameOriginal,
    country,
    region: '',
    gi: null,
    unitLabel: '1個',
    netWeightG: 100,
    agingMonths: null,
    pairing,
    tastingNote: null,
    ingredients: isFood ? '豚肉、食塩' : null,
  };
  const folded = indexText({
    ...texts,
    brand: { name: brand?.name ?? '', nameOriginal: brand?.name_original ?? '' },
    categoryNames: path.map((one) => one.name),
    tagNames: own.map((one) => one.name),
    zone: 'chilled',
    allergensMandatory: allergen ? [allergen] : [],
    allergensRecommended: [],
    recipes: [],
  });
  return {
    row: {
      ...texts,
      ...folded,
      id,
      price,
      additives: isFood ? 'なし' : null,
      nutrition: null,
      meatProductClass: null,
      isHeatingRequired: false,
    },
    brand: { name: brand?.name ?? '' },
    categoryPath: path,
    tags: own,
    pairingTerms: [],
    contents: new Map(),
  };
}
