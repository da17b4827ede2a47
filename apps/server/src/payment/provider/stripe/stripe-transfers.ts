import type Stripe from 'stripe';
import type { NewServicePayment, ServiceAnswer, UnclaimedMoney } from '../payment-provider.ts';
import type { StripeCalls } from './call-stripe.ts';
import { PAYMENT_DETAILS, paymentOfIntent, type StripeMetadata } from './stripe-payment.ts';

/** Whether an id of Stripe is of a customer, not of a payment. */
export const isCustomer = (id: string): boolean => id.startsWith('cus_');

/**
 * Bank transfers in Japan: each payment has its own customer with its own account. What the payment does not take
 * remains in the customer's cash balance.
 */
export function stripeTransfers({ call, forPayment }: StripeCalls, { customers, paymentIntents, refunds }: Stripe) {
  /** Reads the only payment of a customer. */
  const readOf = async (customer: string): Promise<ServiceAnswer> => {
    const expand = PAYMENT_DETAILS.map((name) => `data.${name}`);
    const answer = await call(() => paymentIntents.list({ customer, limit: 1, expand }));
    if (answer.kind !== 'ok') return answer;
    const [intent] = answer.value.data;
    return intent
      ? { kind: 'payment', payment: paymentOfIntent(intent) }
      : { kind: 'refused', code: 'payment.not_found' };
  };
  return {
    readOf,
    create: async (wanted: NewServicePayment): Promise<ServiceAnswer> => {
      const { name, email } = wanted.customer;
      const metadata = { reference: wanted.reference, store: '' } satisfies StripeMetadata;
      const customer = await call(() =>
        customers.create(
          { name, email, preferred_locales: ['ja'], metadata },
          { idempotencyKey: `transfer-${wanted.reference}` },
        ),
      );
      if (customer.kind !== 'ok') return customer;
      return forPayment(() =>
        paymentIntents.create(
          {
            allowed_payment_method_types: ['customer_balance'],
            payment_method_data: { type: 'customer_balance' },
            payment_method_options: {
              customer_balance: { funding_type: 'bank_transfer', bank_transfer: { type: 'jp_bank_transfer' } },
            },
            amount: wanted.amount,
            currency: 'jpy',
            confirm: true,
            customer: customer.value.id,
            metadata,
            expand: PAYMENT_DETAILS,
          },
          { idempotencyKey: wanted.reference },
        ),
      );
    },
    sendBack: async (id: string, { amount, email }: UnclaimedMoney, idempotencyKey: string): Promise<ServiceAnswer> => {
      const sent = await call(async () => {
        const { customer: of } = await paymentIntents.retrieve(id);
        const customer = typeof of === 'string' ? of : of?.id;
        if (customer === undefined) throw new Error(`The payment ${id} has no customer.`);
        await refunds.create(
          { customer, origin: 'customer_balance', amount, currency: 'jpy', instructions_email: email },
          { idempotencyKey },
        );
        return customer;
      });
      return sent.kind === 'ok' ? readOf(sent.value) : sent;
    },
  };
}
