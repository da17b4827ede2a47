/** Texts of the theme Ass alone, a gift counter: those of its head and its boxes. */
export const assCopy = {
  area: 'ass',
  greeting: 'のし・包装・お届け先ごとのメッセージを承ります',
  noshi: 'のし可',
  wrapping: '包装可',
} as const;
