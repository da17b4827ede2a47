/** Texts about a payment service that is down. */
export const paymentOutageCopy = {
  /** Why a payment method cannot be chosen; a sentence follows that asks for another. */
  reason: 'ただいまご利用いただけません。',
  /** A payment could not begin; the page says besides that nothing is charged and the cart is unchanged. */
  failure:
    'ただいまこのお支払いをご利用いただけません。別のお支払い方法をお選びいただくか、時間をおいてもう一度お試しください。',
};
