import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot, type OrderCompletePageProps, type PlannedDestination } from '@shop/theming';
import { expect, within } from 'storybook/test';

const OrderCompletePage = slot('OrderCompletePage');

const nothing = () => undefined;
const ham = {
  key: 'l1',
  name: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス',
  unitLabel: '80g(約8枚)',
  quantity: 1,
  picture: { drawing: 'dry-cured-ham', tone: 'plate', alt: '', image: null },
} as const;

const hanako: PlannedDestination = {
  key: 's1',
  label: 'お届け先1',
  name: '見本 花子',
  company: '見本株式会社',
  postalCode: '530-0001',
  address: '大阪府大阪市北区梅田1-1',
  phone: '06-0000-0000',
  sender: null,
  noshi: { purpose: 'seibo', ribbon: 'butterfly', topText: '御歳暮', names: ['見本 太郎'], position: 'inner' },
  wrapping: '百貨店包装紙',
  message: '本年もお世話になりました。',
  parcels: [
    {
      key: 'p1',
      zone: 'chilled',
      ridingZones: [],
      carrier: '見本運輸',
      pieces: [ham],
      fee: null,
      date: '2026.12.10(木)',
      slot: '14〜16時',
      handover: null,
    },
  ],
};

const placed: OrderCompletePageProps = {
  status: 'accepted',
  order: {
    orderNo: '261120-ABCDE',
    orderedAt: '2026.11.20 10:05',
    email: 'taro@example.jp',
    paymentName: 'クレジットカード',
    prepayment: null,
    sums: {
      rows: [
        { id: 'goods', key: 'goods', name: null, yen: 1480 },
        { id: 'carriage', key: 'carriage', name: null, yen: 1215 },
      ],
      total: 2695,
      taxes: [
        { ratePercent: 8, taxable: 1480, tax: 109 },
        { ratePercent: 10, taxable: 1215, tax: 110 },
      ],
      pieces: 1,
      isEstimated: false,
    },
    destinations: [hanako],
  },
  returned: null,
  instructions: null,
  failure: null,
  onResume: null,
  onChooseAgain: null,
  onRetry: nothing,
  confirmHref: '/cart/confirm/',
  contact: { phone: '03-0000-0000', hours: '平日10〜17時', email: 'shop@example.jp' },
  registerHref: '/register/',
  historyHref: null,
  lookupHref: '/order-lookup/?order_no=261120-ABCDE',
  loginHref: '/login/',
  browseHref: '/product/',
  caution: null,
};

/**
 * 百貨店のお礼の画面です。お届け先ごとののしを、もう一度見せます。
 * @do 注文になっていないときは、お店の画面に任せる(Original)。
 * @dont 注文番号や合計をここに作り直さない。
 */
const meta = {
  title: '百貨店/ご用命の完了',
  component: OrderCompletePage,
  globals: { namespace: 'depa', theme: 'ass' },
  args: placed,
} satisfies Meta<typeof OrderCompletePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  name: '承った',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ご用命を承りました');
    await expect(canvas.getByRole('img', { name: /表書き「御歳暮」/ })).toBeVisible();
  },
};
export const AwaitingPayment: Story = {
  name: 'お支払いを待っている',
  args: {
    status: 'awaiting_payment',
    instructions: {
      title: 'コンビニでのお支払い',
      state: 'unpaid',
      amount: 2_695,
      until: '2026.11.27(金)',
      number: '12345-678901',
      rows: [{ label: 'お支払い先', value: 'ローソン', copyText: null }],
      steps: [
        '店内の端末で「各種番号をお持ちの方」をお選びください。',
        'お支払い番号と、ご注文のときの電話番号を入力してください。',
      ],
      note: '2026.11.27(金)までにご入金を確認できないときは、ご注文を自動的に取り消します。',
    },
  },
};
export const SeveralDestinations: Story = {
  name: 'お届け先ごとに違う熨斗',
  args: {
    order: placed.order && {
      ...placed.order,
      destinations: [
        hanako,
        {
          ...hanako,
          key: 's2',
          label: 'お届け先2',
          name: '見本 次郎',
          company: null,
          message: null,
          noshi: { purpose: 'wedding', ribbon: 'knot', topText: '寿', names: ['見本', '太郎'], position: 'outer' },
        },
        { ...hanako, key: 's3', label: 'お届け先3', name: '見本 三郎', noshi: null, message: null },
      ],
    },
  },
};
export const Confirming: Story = { name: '承ったか確かめている', args: { status: 'confirming', order: null } };
export const Stalled: Story = { name: '確かめられずにいる', args: { status: 'stalled', order: null } };
export const Failed: Story = {
  name: 'お支払いが終わらなかったときは、店の言葉で',
  args: { status: 'failed', order: null, failure: 'カードが使えませんでした。', onChooseAgain: nothing },
};
