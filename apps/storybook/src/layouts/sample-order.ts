import type { PieceView, SumsView } from '@shop/theming';

/** Products of an order for the checkout steps. */
export const samplePieces: readonly PieceView[] = [
  {
    key: 'ham',
    name: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス',
    unitLabel: '80g(約8枚)',
    quantity: 2,
    picture: { drawing: 'dry-cured-ham', tone: 'plate', alt: '', image: null },
  },
  {
    key: 'sausage',
    name: 'ケーゼクライナー 4本入',
    unitLabel: '400g(100g×4本)',
    quantity: 1,
    picture: { drawing: 'sausage', tone: 'plateAlt', alt: '', image: null },
  },
];

/** Their total, as in the stories of the confirmation. */
export const sampleSums: SumsView = {
  rows: [
    { id: 'goods', key: 'goods', name: null, yen: 4440 },
    { id: 'carriage', key: 'carriage', name: null, yen: 2640 },
    { id: 'fee', key: 'fee-gift', name: 'ギフトラッピング', yen: 330 },
    { id: 'coupon', key: 'coupon', name: 'はじめてのお買い物', yen: -500 },
  ],
  total: 6910,
  taxes: [
    { ratePercent: 8, taxable: 3940, tax: 291 },
    { ratePercent: 10, taxable: 2970, tax: 270 },
  ],
  pieces: 3,
  isEstimated: false,
};
