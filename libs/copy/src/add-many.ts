/** Texts of putting several products into the cart at once. */
export const addManyCopy = {
  area: 'add_many',
  added: (kinds: number, pieces: number) => `${kinds}品目、計${pieces}点をカートに入れました`,
  refused: '入れられない商品があるため、まだ何も入れていません。赤字の行をお直しください。',
} as const;
