/** Words of the papers that go with parcels, and of the files that carriers take. */
export const orderWorkCopy = {
  area: 'order-work',
  goods: (name: string, quantity: number) => `${name}×${quantity}`,
  slip: {
    /** With prices, for whoever pays; without, for everybody else (G-05). */
    priced: '納品書',
    unpriced: 'お届け明細書',
    thanks: 'このたびはご注文いただき、誠にありがとうございます。',
    gift: (sender: string) => `${sender} 様のご依頼により、お届けいたします。`,
    fields: {
      orderNo: 'ご注文番号',
      orderedOn: 'ご注文日',
      shipOn: '出荷日',
      arriveOn: 'お届け予定',
      parcel: 'お荷物',
      handover: 'お渡し方法',
    },
    parcel: (no: number, count: number) => `${count}個口の${no}`,
    zones: { ambient: '常温', chilled: '冷蔵', frozen: '冷凍' },
    sender: 'ご依頼主',
    table: { name: '品名', quantity: '数量', unitPrice: '単価', amount: '金額(税込)' },
    allergens: (text: string) => `アレルゲン:${text}`,
    storage: (text: string) => `保存方法:${text}`,
    subtotal: 'このお荷物の商品合計',
    total: (method: string) => `ご注文のお支払い合計(${method})`,
    pieces: (count: number) => `合計 ${count}点`,
    reduced: '※は軽減税率の対象です。',
    noshi: 'のし',
    wrapping: 'ラッピング',
    message: 'メッセージカード',
    note: 'ご要望',
    contact: (phone: string, hours: string) => `お問い合わせ 電話 ${phone}(${hours})`,
    page: (page: number, pages: number) => `${page} / ${pages}`,
  },
  picking: { title: 'ピッキングリスト', quantity: '数量', product: '商品・お荷物' },
  noshi: {
    /** Stands at the edge of a sheet, to be cut off: for which parcel, and on which paper. */
    edge: (parcel: string, receiver: string, ribbon: string, position: string) =>
      `${parcel} ${receiver} 様  用紙:${ribbon}  ${position}`,
  },
  label: {
    food: '食品',
    hamAndSausage: 'ハム・ソーセージ',
    handover: (name: string) => `${name}希望`,
  },
} as const;
