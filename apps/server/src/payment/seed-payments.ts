import { channels } from '../platform/db/schema/channels.ts';
import { channelPaymentMethods, paymentMethods } from '../platform/db/schema/payments.ts';
import type { SeedContext } from '../seed/seed-context.ts';

const methods: (typeof paymentMethods.$inferInsert)[] = [
  {
    id: 1,
    code: 'card',
    name: 'クレジットカード',
    description:
      'Visa、Mastercard、JCB、American Express をご利用いただけます。カード会社の本人認証(3Dセキュア)をお願いすることがあります。',
    timing: 'ご注文時には利用枠の確認だけを行い、商品の発送時にお支払いが確定します',
    feeSteps: [],
    minTotal: 1,
    maxTotal: 999_999,
    closedZones: [],
    allowsMultipleDestinations: true,
    allowsGift: true,
    payWithinDays: null,
    stores: [],
    instructionLines: [],
  },
  {
    id: 2,
    code: 'cvs',
    name: 'コンビニエンスストア払い(前払い)',
    description:
      'ご注文後にお知らせするお支払い番号で、お支払い期限までに店頭でお支払いください。ご入金の確認後に発送の準備をいたします。',
    timing: '前払い(ご注文のときにご案内するお支払い期限まで)',
    feeSteps: [{ up_to: null, fee: 220 }],
    minTotal: 200,
    maxTotal: 299_999,
    closedZones: [],
    allowsMultipleDestinations: true,
    allowsGift: true,
    payWithinDays: 7,
    stores: [
      { code: 'seven', name: 'セブン-イレブン' },
      { code: 'lawson', name: 'ローソン' },
      { code: 'famima', name: 'ファミリーマート' },
      { code: 'ministop', name: 'ミニストップ' },
    ],
    instructionLines: [],
  },
  {
    id: 3,
    code: 'cod',
    name: '代金引換',
    description: '商品のお届け時に、配達員へ現金でお支払いください。',
    timing: '商品のお届け時',
    feeSteps: [
      { up_to: 10_000, fee: 330 },
      { up_to: 30_000, fee: 440 },
      { up_to: 100_000, fee: 660 },
      { up_to: null, fee: 1_100 },
    ],
    minTotal: 1,
    maxTotal: 300_000,
    closedZones: [],
    allowsMultipleDestinations: false,
    allowsGift: false,
    payWithinDays: null,
    stores: [],
    instructionLines: [],
  },
  {
    id: 4,
    code: 'bank_transfer',
    name: '銀行振込(前払い)',
    description:
      'お支払い期限までにお振り込みください。振込手数料はお客様のご負担となります。ご入金の確認後に発送いたします。',
    timing: '前払い(ご注文のときにご案内するお支払い期限まで)',
    feeSteps: [],
    minTotal: 1,
    maxTotal: null,
    closedZones: [],
    allowsMultipleDestinations: true,
    allowsGift: true,
    payWithinDays: 7,
    stores: [],
    instructionLines: [
      { label: 'お振込先', value: '見本銀行 本店営業部(001)' },
      { label: '口座番号', value: '普通 0000000', copy_text: '0000000' },
      { label: '口座名義', value: 'カ)ミホンシヨウテン' },
    ],
  },
  {
    id: 5,
    code: 'paypay',
    name: 'PayPay',
    description: 'ご注文の確定後にPayPayの画面へ移り、お支払いいただきます。',
    timing: 'ご注文の確定後、PayPayの画面でのお手続きのとき',
    feeSteps: [],
    minTotal: 50,
    maxTotal: 1_000_000,
    closedZones: [],
    allowsMultipleDestinations: true,
    allowsGift: true,
    payWithinDays: null,
    stores: [],
    instructionLines: [],
  },
  {
    id: 6,
    code: 'virtual_account',
    name: '銀行振込(前払い)',
    description:
      'ご注文ごとにご案内する口座へ、お支払い期限までにお振り込みください。振込手数料はお客様のご負担となります。ご入金の確認後に発送いたします。',
    timing: '前払い(ご注文のときにご案内するお支払い期限まで)',
    feeSteps: [],
    minTotal: 50,
    maxTotal: null,
    closedZones: [],
    allowsMultipleDestinations: true,
    allowsGift: true,
    payWithinDays: 7,
    stores: [],
    instructionLines: [],
  },
];

/** The payment methods of the sample shop, offered by every channel. */
export async function seedPayments({ db }: SeedContext): Promise<void> {
  await db.insert(paymentMethods).values(methods);
  const rows = await db.select({ id: channels.id }).from(channels);
  await db
    .insert(channelPaymentMethods)
    .values(
      rows.flatMap(({ id: channelId }) =>
        methods.map((method) => ({ channelId, methodId: method.id, sortNo: method.id })),
      ),
    );
}
