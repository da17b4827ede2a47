import type { AddressEntry, OrderPageProps, OrderSummaryView } from '@shop/theming';
import { again, cancelling, noReceiptYet, parcels } from './fixtures/order-actions.tsx';

/** An event handler of stories, which does nothing. */
export const nothing = () => undefined;

export const picture = { drawing: 'dry-cured-ham', tone: 'plate', alt: '', image: null } as const;

export const address = {
  name: '見本 太郎',
  company: null,
  postalCode: '100-0001',
  address: '東京都千代田区見本町1-2-3 見本マンション101号室',
  phone: '090-1234-5678',
} as const;

export const longAddress = {
  name: '見本寿限無寿限無五劫之擦切 太郎左衛門尉長久命之長助',
  company: '一般社団法人 輸入食肉加工品をおいしく安全に楽しむための見本協議会 関東甲信越支部 事務局',
  postalCode: '100-0001',
  address:
    '東京都千代田区見本町一丁目二番三号 サンプルインターナショナルスクエアガーデンズノースタワーレジデンス4501号室',
  phone: '090-1234-5678',
} as const;

export const order: OrderSummaryView = {
  id: 'o1',
  orderNo: 'H261120-000123',
  orderedAt: '2026.11.20 10:30',
  status: 'accepted',
  paymentName: 'クレジットカード',
  prepayment: null,
  total: 7_370,
  destinations: 1,
  pieces: [
    { key: 'l1', name: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス', quantity: 2, picture },
    {
      key: 'l2',
      name: 'ケーゼクライナー 4本入',
      quantity: 1,
      picture: { drawing: 'sausage', tone: 'plateAlt', alt: '', image: null },
    },
  ],
  href: '/mypage/order_history/o1/',
};

export const severalOrders: readonly OrderSummaryView[] = [
  order,
  {
    ...order,
    id: 'o2',
    orderNo: 'H261018-000088',
    orderedAt: '2026.10.18 9:05',
    status: 'shipped',
    destinations: 3,
    total: 24_860,
  },
  {
    ...order,
    id: 'o5',
    orderNo: 'H261119-000117',
    orderedAt: '2026.11.19 19:20',
    paymentName: '銀行振込(前払い)',
    prepayment: { state: 'unpaid', until: '2026.11.26(木)' },
  },
  {
    ...order,
    id: 'o3',
    orderNo: 'H260702-000041',
    orderedAt: '2026.7.2 21:40',
    status: 'cancelled',
    paymentName: 'コンビニ払い',
    pieces: order.pieces.slice(1),
  },
];

export const longOrder: OrderSummaryView = {
  ...order,
  id: 'o4',
  status: 'awaiting_payment',
  paymentName: 'コンビニエンスストアでのお支払い(お支払い番号をメールでお知らせ)',
  prepayment: { state: 'overdue', until: '2026.11.27(金)' },
  total: 1_234_567,
  destinations: 20,
  pieces: Array.from({ length: 9 }, (_, index) => ({
    key: `l${index}`,
    name: 'アルト・アディジェ地方の燻製生ハム シュペック 24ヶ月熟成 骨つき原木 専用ナイフと木製ハム台の詰め合わせ',
    quantity: 12,
    picture,
  })),
};

export const entry: AddressEntry = {
  ...address,
  id: 1,
  isDefault: true,
  isMain: true,
  editHref: '/mypage/address/1/edit/',
  contradiction: null,
  onUse: null,
  onDelete: null,
  isBusy: false,
};

/** Why an address with 066-0005 in Okinawa is refused. */
export const contradiction = '郵便番号 066-0005 は北海道千歳市の番号です。都道府県か郵便番号をお確かめください';

export const entries: readonly AddressEntry[] = [
  entry,
  { ...entry, id: 2, name: '見本 花子', isDefault: false, isMain: false, onUse: nothing, onDelete: nothing },
  {
    ...entry,
    id: 3,
    name: '見本 次郎',
    company: '見本株式会社',
    isDefault: false,
    isMain: false,
    onUse: nothing,
    onDelete: nothing,
    isBusy: true,
  },
];

export const fullOrder: OrderPageProps = {
  orderNo: order.orderNo,
  orderedAt: order.orderedAt,
  status: 'accepted',
  notices: [],
  prepayment: null,
  instructions: null,
  pieces: [
    {
      key: 'l1',
      name: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス',
      unitLabel: '80g(約8枚)',
      quantity: 2,
      picture,
      unitPrice: 1_480,
      amount: 2_960,
      reducedTax: true,
    },
    {
      key: 'l2',
      name: 'ハム台と専用ナイフの組',
      unitLabel: '1組',
      quantity: 1,
      picture: { drawing: 'accessory', tone: 'plateAlt', alt: '', image: null },
      unitPrice: 3_300,
      amount: 3_300,
      reducedTax: false,
    },
  ],
  destinations: [
    {
      ...address,
      key: 's1',
      label: 'お届け先1',
      sender: null,
      noshi: { purpose: 'seibo', ribbon: 'butterfly', topText: '御歳暮', names: ['見本'], position: 'inner' },
      wrapping: null,
      message: 'いつもありがとうございます。',
      parcels: [
        {
          key: 'p1',
          zone: 'chilled',
          ridingZones: ['ambient'],
          carrier: 'ヤマト運輸',
          pieces: [
            {
              key: 'l1',
              name: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス',
              unitLabel: '80g(約8枚)',
              quantity: 2,
              picture,
            },
          ],
          fee: { carriage: 880, cool: 330, island: 0, total: 1_210, isFreeCarriage: false },
          date: '2026.11.28(土)',
          slot: '14〜16時',
          handover: null,
        },
      ],
    },
  ],
  sums: {
    rows: [
      { id: 'goods', key: 'goods', name: null, yen: 6_260 },
      { id: 'carriage', key: 'carriage', name: null, yen: 1_210 },
      { id: 'coupon', key: 'c1', name: '冬の贈りもの 100円引き', yen: -100 },
    ],
    total: 7_370,
    taxes: [
      { ratePercent: 8, taxable: 2_920, tax: 216 },
      { ratePercent: 10, taxable: 4_450, tax: 404 },
    ],
    pieces: 3,
    isEstimated: false,
  },
  orderer: { ...address, email: 'taro@example.com' },
  payment: {
    name: 'クレジットカード',
    timing: 'ご注文時には利用枠の確認だけを行い、商品の発送時にお支払いが確定します',
  },
  note: null,
  others: [],
  terms: [
    {
      id: 'quantity',
      title: '分量',
      lines: ['ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス ×2', 'ハム台と専用ナイフの組 ×1'],
    },
    { id: 'price', title: '販売価格', lines: ['お支払い合計 7,370円(税込)'] },
    {
      id: 'payment',
      title: 'お支払いの時期と方法',
      lines: ['クレジットカード:ご注文時には利用枠の確認だけを行い、商品の発送時にお支払いが確定します'],
    },
    { id: 'delivery', title: '引渡しの時期', lines: ['2026.11.28(土) 14〜16時'] },
    { id: 'period', title: '申込みの期間', lines: ['期間の定めはありません'] },
    {
      id: 'cancel',
      title: 'キャンセルと返品',
      lines: ['お客様のご都合による返品はお受けできません。不良・誤配送は到着後8日以内にご連絡ください。'],
    },
  ],
  parcels,
  gift: null,
  cancel: cancelling,
  message: null,
  receipt: noReceiptYet,
  again,
  back: { label: '注文履歴に戻る', href: '/mypage/order_history/' },
};
