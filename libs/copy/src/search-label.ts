/** What a word of a search narrows the list to, where the list has no words of its own for it. The server writes them. */
export const searchLabelCopy = {
  joint: '・',
  allergenWith: (name: string) => `${name}を含む`,
  priceBetween: (least: string, most: string) => `${least}円〜${most}円`,
  weightFrom: (grams: string) => `${grams}g以上`,
  weightTo: (grams: string) => `${grams}g以下`,
  heating: { yes: '加熱用', no: '加熱不要' },
  notListed: (name: string) => `原材料に${name}の表示なし`,
  besides: (name: string) => `${name}以外`,
} as const;
