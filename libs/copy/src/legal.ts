import { formatYen } from '@shop/money';

/** `up_to` null: any higher amount. */
interface FeeStep {
  readonly up_to: number | null;
  readonly fee: number;
}

/** Returns `275円`, or `275円から715円`. */
function range(fees: readonly number[]): string {
  const [lowest, highest] = [Math.min(...fees), Math.max(...fees)];
  return lowest === highest ? formatYen(lowest) : `${formatYen(lowest)}から${formatYen(highest)}`;
}

/** Returns a text that stays in one line. */
function unbroken(text: string): string {
  return [...text].join('\u2060');
}

/** Texts that the pages of the law, the guide and the questions build from settings and tables (L-01). */
export const legalCopy = {
  area: 'legal',
  rows: {
    seller: '販売業者',
    representative: '運営責任者',
    address: '所在地',
    phone: '電話番号',
    email: 'メールアドレス',
    registration: '登録番号',
    price: '販売価格',
    charges: '商品代金以外の料金',
    payment: 'お支払いの方法と時期',
    delivery: 'お届けの時期',
    period: '申込みの有効期限',
    limits: '販売数量の制限・特別な条件',
    returns: '返品・交換・取消し',
    defects: '商品に不適合があるとき',
  },
  hours: '受付時間:',
  registration: '(適格請求書発行事業者)',
  range,
  list: (items: readonly string[]) => items.join('、'),

  price: (rates: string) => `各商品ページに、消費税を含む価格を表示しています。${rates}です。`,
  rates: (reduced: number, standard: number) =>
    reduced === standard
      ? `消費税率は${standard}%`
      : `消費税率は、食品が軽減税率${reduced}%、そのほかの商品・送料・手数料が${standard}%`,

  carriage: (fees: readonly number[]) => `送料:お届け先1か所・1箱につき${range(fees)}(地域と箱の大きさによる)`,
  freeCarriage: (from: number) =>
    `お届け先ごとに商品代金が${formatYen(from)}以上のとき、送料は無料です(クール料金と離島の中継料は別にかかります)。`,
  sizes: (sizes: readonly { size: number; max_weight_g: number }[]) =>
    `箱の大きさは、商品の重さの合計で決まります(${sizes
      .map(({ size, max_weight_g }) => `${size}サイズは${max_weight_g / 1000}kgまで`)
      .join('、')})。`,
  table: { area: '地域', size: 'サイズ' },
  cool: (fees: readonly number[]) => `クール料金:冷蔵・冷凍の箱1つにつき${range(fees)}`,
  island: (fees: readonly number[]) => `離島への中継料:${range(fees)}`,
  paymentFee: (name: string, fee: string) => `${name}の手数料:${fee}`,
  paymentFeeIn: (name: string, fees: readonly number[]) => `${name}が${range(fees)}`,
  noPaymentFee: '無料',
  feeSteps: (steps: readonly FeeStep[]) =>
    steps.length === 1
      ? steps.map(({ fee }) => formatYen(fee)).join('')
      : `お支払い金額が${steps
          .map(({ up_to, fee }) =>
            up_to === null ? `それを超えるときは${formatYen(fee)}` : `${formatYen(up_to)}までは${formatYen(fee)}`,
          )
          .join('、')}`,
  wrapping: (wrappings: string) => `ご包装:${wrappings}(お届け先ごと)`,
  wrappings: (list: readonly { name: string; fee: number }[]) =>
    list.map(({ name, fee }) => `${name}${fee === 0 ? '無料' : formatYen(fee)}`).join('、'),
  noshi: 'のし:無料',
  transferFee: '銀行振込の振込手数料はお客様のご負担です',
  shownBefore: '金額はすべて、ご注文の確定前にカートで確認できます。',

  method: (name: string, timing: string) => `${name}:${timing}`,
  payWithin: (timing: string, days: number) => `${timing}。期限はご注文から最長${days}日です`,
  deferredCard:
    '発送が先のご注文では、ご注文時はカードの登録と本人認証だけを行い、利用枠の確認を発送の前に行うことがあります(日付は、ご注文の確定前に表示します)',

  ships: (first: number, last: number, hasPrepaid: boolean) =>
    `${hasPrepaid ? '前払いの場合はご入金の確認後、そのほかはご注文の確認後' : 'ご注文の確認後'}、${
      first === last ? (last === 0 ? '当日中' : `${last}営業日以内`) : `商品により${first}〜\u2060${last}営業日以内`
    }に出荷します。`,
  transit: (first: number, last: number) =>
    `お届けは、出荷から${first === last ? `${first}日後` : `${first}〜\u2060${last}日後(地域による)`}が目安です。`,
  wishes: 'お届け日は、カートで選べる日の中からご指定いただけます。ご指定のないときは最短の日にお届けします。',
  cutoff: (time: string) => {
    const [hour, minute] = time.split(':').map(Number);
    const shown = hour === 12 && minute === 0 ? '正午' : `${hour}時${minute === 0 ? '' : `${minute}分`}`;
    return `${shown}までのご注文は、当日の受付です。`;
  },
  weekdays: ['日曜', '月曜', '火曜', '水曜', '木曜', '金曜', '土曜'],
  holidays: '祝日',
  closedDays: (names: readonly string[]) => `${names.join('・')}は出荷を休みます。`,
  closedPeriod: (reason: string, first: string, last: string) =>
    `${reason}(${[...new Set([first, last])].map(unbroken).join('〜\u2060')})`,
  closedPeriods: (periods: readonly string[]) => `休業の予定:${periods.join('、')}。`,

  prepaidPeriod: '前払いのご入金が期限までに確認できないとき、ご注文は取り消されます。',
  salePeriod: '期間を限って販売する商品は、商品ページに期間を表示します。',
  limits: '商品によって、1回のご注文の数量に上限があります(商品ページに表示)。お届けは日本国内に限ります。',
  noCool: (islands: readonly string[]) => `${islands.join('、')}へは、冷蔵・冷凍の商品をお届けできません。`,
  paymentLimits: 'お支払い方法によって、ご利用いただける金額やお届け先に条件があります(ご注文の画面に表示)。',
  cancel: (text: string) => `取消しは、${text}`,
  defectsAbove: `品質の不良や誤ったお届けのときの取り扱いは、上の「返品・交換・取消し」のとおりです。`,

  /** Usual regions, from the north; the others are named by their prefectures. */
  regions: [
    ['東北', ['青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県']],
    ['関東', ['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県']],
    ['甲信越', ['新潟県', '山梨県', '長野県']],
    ['北陸', ['富山県', '石川県', '福井県']],
    ['東海', ['岐阜県', '静岡県', '愛知県', '三重県']],
    ['関西', ['滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県']],
    ['中国', ['鳥取県', '島根県', '岡山県', '広島県', '山口県']],
    ['四国', ['徳島県', '香川県', '愛媛県', '高知県']],
    ['九州', ['福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県']],
  ] as readonly (readonly [name: string, prefectures: readonly string[]])[],
  prefecture: (name: string) => name.replace(/[都府県]$/, ''),
  /** Each name stays in one line. */
  areas: (names: readonly string[]) => names.map(unbroken).join('・\u200b'),
} as const;
