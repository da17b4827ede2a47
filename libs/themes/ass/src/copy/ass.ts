/** Texts that only the theme Ass has: those of its header and its products. */
export const assCopy = {
  area: 'ass',
  greeting: 'のし・包装・お届け先ごとのメッセージを承ります',
  noshi: 'のし可',
  wrapping: '包装可',
} as const;
