/** Texts that only the theme Gen has, a tasting magazine: those of its header and its hero. */
export const genCopy = {
  area: 'gen',
  seal: '厳選',
  motto: '読んでから選ぶ、輸入ハムとソーセージ。',
  heroAlt: '紐で吊るした生ハムと、切り分けた二枚の墨絵',
  cartGoods: 'お選びになったもの',
} as const;
