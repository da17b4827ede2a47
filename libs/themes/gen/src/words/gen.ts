/** Texts of the theme Gen alone, a tasting magazine: those of its spine and its cover. */
export const genCopy = {
  area: 'gen',
  seal: '厳選',
  motto: '読んでから選ぶ、輸入ハムとソーセージ。',
  heroAlt: '紐で吊るした生ハムと、切り分けた二枚の墨絵',
  cartGoods: 'お選びになったもの',
} as const;
