/** Texts of the cart of the theme Sto. */
export const stoCartCopy = {
  area: 'sto_cart',
  taxTable: '税率ごとの税抜金額と消費税',
  rate: '税率',
  withoutTax: '税抜',
  tax: '消費税',
  withTax: '税込',
  freight: '送料とお荷物',
  pieces: '点数',
  case: 'ケース',
  addCase: (pieces: number) => `+1ケース(${pieces}点)`,
  addCaseOf: (name: string, pieces: number) => `${name} +1ケース(${pieces}点)`,
  cases: (cases: number, pieces: number) => `${cases}ケース(${pieces}点)`,
  ratePercent: (percent: number) => `${percent}%`,
} as const;
