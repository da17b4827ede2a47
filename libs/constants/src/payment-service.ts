/** Payment services that a channel may take its money by (`SERVICE.PAYMENT.CODE`). */
export const PAYMENT_SERVICES = ['sandbox', 'stripe', 'payjp'] as const;

export type PaymentServiceCode = (typeof PAYMENT_SERVICES)[number];
