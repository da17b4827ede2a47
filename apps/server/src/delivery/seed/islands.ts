import type { Island } from '../delivery-tables.ts';

/** Remote islands the sample shop charges for, by the beginning of their postal codes. */
export const islands: readonly Island[] = [
  { postal_prefix: '1002', name: '小笠原諸島', extra_days: 6, surcharge: 1100, takes_cool: false },
  { postal_prefix: '1001', name: '伊豆諸島', extra_days: 2, surcharge: 550, takes_cool: true },
  { postal_prefix: '0970', name: '利尻・礼文', extra_days: 1, surcharge: 550, takes_cool: true },
  { postal_prefix: '9060', name: '宮古島', extra_days: 1, surcharge: 550, takes_cool: true },
  { postal_prefix: '9070', name: '石垣島', extra_days: 1, surcharge: 550, takes_cool: true },
  { postal_prefix: '9071', name: '与那国・竹富', extra_days: 2, surcharge: 1100, takes_cool: true },
];
