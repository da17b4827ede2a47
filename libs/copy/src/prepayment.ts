import { formatYen } from '@shop/money';

/** Money goes back to an account that only its holder may know. */
export const accountNote = 'お返し先の口座がわからないときは、決済サービスより、メールでおうかがいします。';

const machineSteps = (menu: string): readonly string[] => [
  `店内の端末で「${menu}」をお選びください。`,
  'お支払い番号と、ご注文のときの電話番号を入力してください。',
  '発券された申込券を30分以内にレジへお持ちになり、お支払いください。',
  '領収書は、お届けが済むまで保管してください。',
];

/** Texts about money that is paid in advance outside the shop: by transfer or at a convenience store. The same in screens and mails. */
export const prepaymentCopy = {
  area: 'prepayment',
  states: { unpaid: '未入金', overdue: '未入金(期限切れ)', paid: '入金済み' },
  titles: {
    cvs: 'コンビニでのお支払い',
    bank_transfer: '銀行振込でのお支払い',
    virtual_account: '銀行振込でのお支払い',
  },
  state: 'ご入金の状況',
  amount: 'お支払い金額',
  until: 'お支払い期限',
  untilDay: (day: string) => `${day}まで`,
  timing: (day: string) => `前払い(お支払い期限 ${day}まで)`,
  number: 'お支払い番号',
  /** Asked for beside the number in some chains. */
  confirmation: '確認番号',
  store: 'お支払い先',
  stepsTitle: 'お支払いの手順',
  /** What to do in each chain of stores, by its code. */
  storeSteps: {
    seven: [
      'レジで「インターネット代金の支払い」とお伝えください。',
      'お支払い番号をお伝えになるか、この画面をお見せください。',
      'レジの画面で金額をお確かめのうえ、お支払いください。',
      '領収書は、お届けが済むまで保管してください。',
    ],
    lawson: machineSteps('各種番号をお持ちの方'),
    famima: machineSteps('代金支払い・チャージ'),
    ministop: machineSteps('各種番号をお持ちの方'),
  } as Readonly<Record<string, readonly string[]>>,
  /** In a chain whose steps are not told apart. */
  anyStoreSteps: [
    '店頭の端末またはレジで、お支払い番号をお伝えください。',
    '金額をお確かめのうえ、お支払いください。',
    '領収書は、お届けが済むまで保管してください。',
  ],
  transferSteps: (orderNo: string): readonly string[] => [
    `お振込人のお名前の前に、ご注文番号「${orderNo}」を入力してください。`,
    'お支払い金額の全額を、1回でお振り込みください。振込手数料はお客様のご負担となります。',
    'お支払い期限は、口座への入金日です。金融機関の営業時間をお確かめください。',
  ],
  /** The account that a payment service keeps for one order. */
  account: {
    labels: {
      received: 'ご入金済みの金額',
      remaining: '残りのお振込金額',
      bank: 'お振込先',
      number: '口座番号',
      holder: '口座名義',
    },
    yen: formatYen,
    steps: [
      'お振込先は、このご注文だけの口座です。ほかのご注文のお支払いには、お使いになれません。',
      'お支払い金額の全額を、1回でお振り込みください。振込手数料はお客様のご負担となります。',
      'お支払い期限は、口座への入金日です。金融機関の営業時間をお確かめください。',
    ] as readonly string[],
  },
  /** `11月24日`, `27日` */
  arrives: (payBy: string, day: string) => `${payBy}までのご入金で${day}お届け`,
  arrivesAtEarliest: (payBy: string, day: string) => `${payBy}までのご入金で最短${day}お届け`,
  /** Of several destinations. */
  arrivesFrom: (payBy: string, day: string) =>
    `${payBy}までのご入金で最短${day}からお届け(お届け先ごとの日は、次の画面でご覧いただけます)`,
  /** A chosen day that cannot be kept. */
  moved: (wish: string, text: string) =>
    `ご指定の${wish}のお届けには、ご入金の確認が間に合いません。${text}に変わります。`,
  movedTo: (name: string, wish: string, text: string) =>
    `${name}様へのお届け日を、ご指定の${wish}から「${text}」に変更します(前払いのご入金の確認が間に合わないため)。`,
  dayLater: 'ご入金の確認後にお知らせします',
  changedDay: (day: string, before: string) => `${day}(${before}から変更)`,
  changedNote: 'ご入金がお支払い期限を過ぎて確認されたため、お届け日を変更しました。',
  willSend: 'ご入金の確認ができしだい、発送の準備に入ります。',
  cancelledAfter: (day: string) => `${day}までにご入金を確認できないときは、ご注文を自動的に取り消します。`,
  overdue: (day: string) =>
    `お支払い期限を過ぎています。${day}までにご入金を確認できないときは、ご注文を取り消します。お支払いがお済みの場合は、確認までお待ちください。`,
  overdueAny: 'お支払い期限を過ぎています。お支払いがお済みの場合は、確認までお待ちください。',
} as const;
