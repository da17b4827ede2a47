/** Texts that only the theme Fle has: a butcher's counter. */
export const fleCopy = {
  area: 'fle',
  sign: 'FLEISCHEREI',
  signNote: '百グラムの値段で選ぶ、肉屋の棚。',
  per: '100g',
  perPiece: '1点',
  howMuch: 'お求めの量',
  weight: (grams: string) => `${grams}g`,
  pieces: (count: number) => `${count}点`,
  weightOf: (grams: string, count: number) => `${grams}g(${count}点)`,
  otherAmount: 'ほかの量',
  sum: '合計',
  zoneTerm: '温度帯',
  giftTerm: '贈り物',
  handlingTerm: '召し上がる前に',
} as const;
