/** Texts of where a box of several goods comes from. The server writes them. */
export const originCopy = {
  joint: '・',
  packedOf: (countries: number) => `${countries}か国の詰め合わせ`,
} as const;
