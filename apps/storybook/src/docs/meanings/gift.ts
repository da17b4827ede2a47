/** Of a social gift: the Japanese of each docstring. */
export const giftMeanings = {
  'How far the reading of a screen is.': '読み込みがどこまで進んだか',
  'Empty in a browser that did not enter them.': '入力したブラウザーのほかでは空',
  'Goods that are given, without prices (G-05).': '贈る商品。価格は見せない',
  'The nearest first.': '近いものが先',
  'Null until it is known.': 'わかるまではない',
  'Empty when none was given.': '書かれていなければ空',
  'Where the finished steps are.': '終えた段の行き先',
  'Back to the form, which keeps everything.': '入力へ戻る。書いたものは残る',
  'Why it was not taken, or that no answer came; null before.':
    '受け付けられなかった理由、または返事がなかったこと。その前はない',
  'Without fees and handovers.': '荷物。料金と受け渡し方はない',
  'The receiver, without 様.': '受け取る方。様は付かない',
  'Why a link holds nothing to receive.': 'リンクに受け取るものがない理由',
  'That the place cannot be reached, or what delays it, as soon as its postal code is known.':
    '届けられないこと、遅れること。郵便番号がわかればすぐ',
  'The form with its own button.': 'ボタンまで揃ったフォーム',
} as const;
