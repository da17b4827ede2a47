/** Texts of products sold by the case in the theme Sto. */
export const stoCaseCopy = {
  area: 'sto_case',
  oneCase: (pieces: number) => `1ケース(${pieces}点)`,
  withoutTax: (yen: string) => `(税抜${yen})`,
  short: 'いまは1ケースに足りません',
} as const;
