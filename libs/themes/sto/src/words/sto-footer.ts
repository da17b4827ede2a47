/** Texts of the foot of the theme Sto, which comes later than the rest of the frame. */
export const stoFooterCopy = {
  area: 'sto_footer',
  line: '厨房とまとめ買いのための発注台帳',
} as const;
