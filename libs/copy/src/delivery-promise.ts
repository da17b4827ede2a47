/** Texts of what is promised before an address is known. */
export const deliveryPromiseCopy = {
  area: 'delivery_promise',
  orderBy: (day: string, hour: number, minute: number) =>
    `${day}${hour === 12 && minute === 0 ? '正午' : `${hour}時${minute === 0 ? '' : `${minute}分`}`}までのご注文で`,
  today: '本日',
  onDay: (day: string, weekday: string) => `${day}(${weekday})`,
  earliest: (day: string, weekday: string) =>
    `最短\u200b${day.replace('月', '月\u2060')}\u2060(${weekday})\u200bお届け`,
  noDay: 'お届け日はご購入手続きでご案内します',
  carriage: (carriage: string) => `送料${carriage}`,
  carriageFree: '送料無料',
  cool: { chilled: (fee: string) => `冷蔵便${fee}`, frozen: (fee: string) => `冷凍便${fee}`, ambient: '' },
  freeFrom: (sum: string) => `${sum}以上で送料無料`,
  and: '・',
  choose: 'お届け先の都道府県',
} as const;
