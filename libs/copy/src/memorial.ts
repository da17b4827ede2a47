/** Texts of the days that a member is reminded of, and of the gift for such a day. */
export const memorialCopy = {
  area: 'memorial',
  title: '記念日',
  lead: '大切な方の記念日を、近い順にご覧いただけます。メールでのお知らせもお選びいただけます。',
  add: '記念日を追加する',
  emptyTitle: '記念日の登録はまだありません',
  emptyText: 'ご家族やご友人の誕生日などを登録しておくと、贈りものの時期にメールでお知らせします。',
  full: '登録できる件数に達しています。追加するには、使わない記念日を削除してください。',
  divisions: { 1: '誕生日', 2: '結婚記念日', 3: 'その他の記念日' },
  /** What a day is called: 見本 花子様の誕生日 */
  named: (person: string, name: string) => `${person}様の${name}`,
  honorific: '様',
  monthTitle: (year: number, month: number) => `${year}年${month}月`,
  daysLeft: (days: number) => (days === 0 ? '今日' : days === 1 ? '明日' : `あと${days}日`),
  leapDay: '2月\u206029日の記念日です。平年は2月\u206028日としてお知らせします。',
  mail: (days: number | null) =>
    days === null
      ? 'メールでのお知らせはありません'
      : days === 0
        ? '当日にメールでお知らせします'
        : `${days}日前にメールでお知らせします`,
  /** Of the nearest day on my page. */
  nextTitle: '次の記念日',
  nextDay: (day: string, left: string) => `${day}・${left}`,
  nextWay: '記念日を見る',
  give: 'この日に贈る',
  giveOf: (memorial: string) => `${memorial}、この日に贈る`,
  carried: (memorial: string, day: string) => `${memorial}の${day}を、ご購入手続きのお届け日にご案内します`,
  edit: '変更する',
  editOf: (memorial: string) => `${memorial}を変更する`,
  remove: '削除する',
  removeOf: (memorial: string) => `${memorial}を削除する`,
  removeTitle: 'この記念日を削除しますか?',
  removeText: (memorial: string, day: string) =>
    `${memorial}(${day})を削除します。お知らせのメールも届かなくなります。`,
  removed: (memorial: string) => `${memorial}を削除しました`,
  restored: (memorial: string) => `${memorial}を元に戻しました`,
  addTitle: '記念日の追加',
  editTitle: '記念日の変更',
  formLead: '年は入力せず、月と日だけをお選びください。毎年お知らせします。',
  leapHint: '2月\u206029日は、平年には2月\u206028日としてお知らせします',
  fields: {
    target_user_name: '贈るお相手のお名前',
    division_ct: '記念日の種類',
    name: '記念日の名称',
    month: '月',
    date: '日',
    call: 'メールでのお知らせ',
  },
  nameHint: '例:誕生日、結婚記念日、開店のお祝い',
  monthOption: (month: number) => `${month}月`,
  dateOption: (date: number) => `${date}日`,
  callOption: (days: number | null) => (days === null ? 'お知らせしない' : days === 0 ? '当日' : `${days}日前`),
  submitAdd: '記念日を登録する',
  submitEdit: '変更を保存する',
  saved: '記念日を登録しました',
  updated: '記念日を変更しました',
  back: '記念日の一覧に戻る',
  delivery: {
    chosen: (memorial: string, day: string) =>
      `${memorial}に合わせて、お届け日に${day}を選びました。お届け先ごとに変更できます。`,
    closed: (memorial: string, day: string) =>
      `${memorial}(${day})には、お届けできない荷物があります。お選びいただける日の中から、お届け日をお選びください。`,
  },
} as const;
