/** The payment method of an order whose total is 0 yen. */
export const freePaymentCopy = {
  name: 'お支払いなし',
  description: 'お支払い金額が0円のため、お支払い方法をお選びいただく必要はありません。',
  timing: 'お支払い金額が0円のため、お支払いはありません',
};
