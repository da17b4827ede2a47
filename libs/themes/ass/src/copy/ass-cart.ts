/** Texts of the cart of the theme Ass. */
export const assCartCopy = {
  area: 'ass_cart',
  title: 'どなたへの品ですか',
  self: { label: 'ご自宅へ', text: '次の画面で「ご注文者の住所に届ける」をお選びください。' },
  one: { label: 'おひとりへ', text: '次の画面で「別の住所に届ける」を選び、のし・包装・メッセージをお決めください。' },
  many: { label: '複数の方へ', text: 'お届け先を加えると、どなたに何をいくつ届けるかを表で分けられます。' },
} as const;
