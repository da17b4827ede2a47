import { freePaymentCopy } from '@shop/copy';
import type { PaymentMethod } from './payment-method.ts';

/**
 * The only method of an order whose coupons and points leave 0 yen to be paid: no service is asked and no fee is added. Its row
 * comes with the migrations; no channel lists it.
 */
export const freePayment: PaymentMethod = {
  id: 900,
  code: 'free',
  name: freePaymentCopy.name,
  description: freePaymentCopy.description,
  timing: freePaymentCopy.timing,
  fee_steps: [],
  min_total: 0,
  max_total: 0,
  closed_zones: [],
  allows_multiple_destinations: true,
  allows_gift: true,
  pay_within_days: null,
  stores: [],
  instruction_lines: [],
};
