/** Texts of a product's page of the theme Sto. */
export const stoProductCopy = {
  area: 'sto_product',
  code: '品番',
  table: '数量早見',
  pieces: (count: number) => `${count}点`,
  oneCase: (pieces: number) => `1ケース(${pieces}点)`,
  withoutTax: (yen: string) => `(税抜${yen})`,
  caseShort: 'いまご注文できる数は1ケースに足りません',
  gift: '贈り物',
} as const;
