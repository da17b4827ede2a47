/** Texts of the product page of the theme Gen. */
export const genProductCopy = {
  area: 'gen_product',
  contents: '目次',
  chapters: {
    taste: '味わい',
    pairing: '取り合わせ',
    serving: '召し上がり方',
    origin: '産地と作り手',
    buy: 'お求め',
    label: '商品の表示',
    related: 'あわせて読む',
  },
  gift: '贈りもの',
  handling: '調理',
  tasting: '試食の覚え書き',
  scales: { salt: '塩', fat: '脂', protein: '身', aging: '時' },
  scaleNames: { salt: '食塩相当量', fat: '脂質', protein: 'たんぱく質', aging: '熟成' },
  scaleEnds: {
    salt: ['おだやか', 'しっかり'],
    fat: ['すっきり', '豊か'],
    protein: ['やわらか', '引き締まる'],
    aging: ['みずみずしい', '深い'],
  },
  grams: (value: number) => `${value}g`,
  months: (value: number) => `${value}ヶ月`,
  scaleNote: '100gあたりの推定値と熟成期間。位置は品ぞろえでの目安です。',
  pairingChart: (name: string) => `${name}と合わせるもの`,
} as const;
