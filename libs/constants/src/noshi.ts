/**
 * Which ribbons (水引) suit an occasion, the usual one first, and what is written above them (G-01): bows for what may
 * come again, knots for what should not, black or silver for mourning.
 */
export const NOSHI_PURPOSES = {
  chugen: { ribbons: ['butterfly'], topText: '御中元' },
  seibo: { ribbons: ['butterfly'], topText: '御歳暮' },
  nenga: { ribbons: ['butterfly'], topText: '御年賀' },
  oiwai: { ribbons: ['butterfly'], topText: '御祝' },
  uchiiwai: { ribbons: ['butterfly'], topText: '内祝' },
  orei: { ribbons: ['butterfly'], topText: '御礼' },
  wedding: { ribbons: ['knot'], topText: '寿' },
  kaiki: { ribbons: ['knot'], topText: '快気祝' },
  kokorozashi: { ribbons: ['black_white', 'silver'], topText: '志' },
  plain: { ribbons: ['butterfly', 'none'], topText: '' },
} as const;

export type NoshiPurpose = keyof typeof NOSHI_PURPOSES;
