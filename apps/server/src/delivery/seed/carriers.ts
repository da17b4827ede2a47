import type { Carrier } from '../delivery-tables.ts';

/**
 * The carriers of the sample shop with the slot codes of their shipping software (D-06), and the handovers besides in
 * person that are agreed with them. A handover that the shop cannot order from a carrier is left to the receiver.
 */
export const carriers: readonly Carrier[] = [
  {
    code: 'yamato',
    name: 'ヤマト運輸',
    slots: [
      { code: '0812', label: '午前中(8〜12時)' },
      { code: '1416', label: '14〜16時' },
      { code: '1618', label: '16〜18時' },
      { code: '1820', label: '18〜20時' },
      { code: '1921', label: '19〜21時' },
    ],
    handovers: ['locker', 'doorstep'],
  },
  {
    code: 'sagawa',
    name: '佐川急便',
    slots: [
      { code: '01', label: '午前中' },
      { code: '12', label: '12〜14時' },
      { code: '14', label: '14〜16時' },
      { code: '16', label: '16〜18時' },
      { code: '18', label: '18〜20時' },
      { code: '19', label: '19〜21時' },
      { code: '04', label: '18〜21時' },
    ],
    handovers: ['locker', 'doorstep'],
  },
  {
    code: 'japanpost',
    name: '日本郵便',
    slots: [
      { code: '51', label: '午前中' },
      { code: '52', label: '12〜14時頃' },
      { code: '53', label: '14〜16時頃' },
      { code: '54', label: '16〜18時頃' },
      { code: '55', label: '18〜20時頃' },
      { code: '57', label: '19〜21時頃' },
    ],
    handovers: ['locker'],
  },
];
