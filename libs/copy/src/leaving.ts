const amount = (unit: string) => (count: number) => `${count.toLocaleString('ja-JP')}${unit}`;

/** Texts of leaving the shop. */
export const leavingCopy = {
  area: 'leaving',
  title: '退会',
  steps: { review: 'ご確認', confirm: 'パスワードの入力', done: '完了' },
  lossTitle: '退会すると失われるもの',
  lossNote: '当店のすべての店の合計です。退会すると、どの店でも会員としてご利用いただけなくなります。',
  booksNote: 'ご注文の記録は、法令の定めにより保管いたします。',
  losses: {
    points: 'ポイント',
    coupons: '使えるクーポン',
    favourites: 'お気に入り',
    cards: '保存したカード',
    addresses: 'アドレス帳',
    memorials: '記念日',
  },
  amounts: {
    points: amount('ポイント'),
    coupons: amount('枚'),
    favourites: amount('点'),
    cards: amount('枚'),
    addresses: amount('件'),
    memorials: amount('件'),
  },
  openTitle: 'お手続きの済んでいないご注文',
  openLead: 'お届けまたはキャンセルが済むまで、退会できません。済みましたら、もう一度このページをご覧ください。',
  openOf: (orderNo: string) => `注文番号 ${orderNo}`,
  next: '退会の手続きに進む',
  back: 'マイページに戻る',
  passwordLead:
    'ご本人であることを確かめるため、現在のパスワードを入力してください。「退会する」を押すとすぐに退会となり、元に戻せません。',
  submit: '退会する',
  backToReview: '前の画面に戻る',
  doneTitle: '退会の手続きが完了しました',
  doneText: 'これまでご利用いただき、誠にありがとうございました。',
  doneNote:
    'ログアウトし、この端末に残っていたカートを消去しました。手続きの控えを、ご登録だったメールアドレスにお送りします。',
  home: 'トップページへ',
} as const;
