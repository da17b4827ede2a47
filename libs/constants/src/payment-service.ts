/** The one service the shop pays with; its protocol is that of the sandbox, whoever answers it. */
export const PAYMENT_SERVICE_CODE = 'sandbox';
