/** Texts of fields that say how much may be typed. */
export const limitCopy = {
  area: 'limit',
  left: (left: number) => `残り${left}文字`,
  tooLong: (most: number, over: number) => `${most}文字以内で入力してください(${over}文字超えています)`,
} as const;
