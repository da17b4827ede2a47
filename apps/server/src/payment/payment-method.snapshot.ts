import { defineSnapshot } from '../platform/snapshots/snapshot.ts';
import { readPaymentMethods } from './payment-method.queries.ts';

/** Payment methods by channel id, in display order. */
export const paymentMethodsSnapshot = defineSnapshot('payment methods', ({ db }) => readPaymentMethods(db));
