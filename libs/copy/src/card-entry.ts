/** Texts beside the card fields of a payment service that shows no mistakes of its own. */
export const cardEntryCopy = {
  area: 'cardEntry',
  nameHint: 'カードに書かれたとおり、半角の英字で入力してください。',
  mistakes: {
    number: 'カード番号をお確かめください。',
    expiry: '有効期限は「月/年」の順に、カードに書かれたとおり入力してください。',
    code: 'セキュリティコードをお確かめください。',
    name: 'カード名義人は、半角の英字で2文字以上45文字以内で入力してください。',
    expired: 'カードの有効期限が切れています。別のカードをお使いください。',
    brand: 'このブランドのカードはご利用いただけません。別のカードをお使いください。',
    other: 'カード情報を確認できませんでした。入力内容をお確かめのうえ、もう一度お試しください。',
  },
} as const;
