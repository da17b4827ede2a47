/** Texts of the footer of the theme Sto, which is deferred. */
export const stoFooterCopy = {
  area: 'sto_footer',
  line: '厨房とまとめ買いのための発注台帳',
} as const;
