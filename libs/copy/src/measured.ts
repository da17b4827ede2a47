/** Texts of what was measured, wherever it is told: in the menu of my page, in the cart, with the order. */
export const measuredCopy = {
  area: 'measured',
  nav: '採寸',
  parts: { height: '身長', chest: '胸囲', waist: 'ウエスト', hip: 'ヒップ', inseam: '股下', head: '頭まわり' },
  wornBy: (name: string) => `${name}さん用`,
  partValue: (label: string, value: string) => `${label}${value}cm`,
} as const;
