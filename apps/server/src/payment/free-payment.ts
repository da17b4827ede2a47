import { freePaymentCopy } from '@shop/copy';
import type { PaymentMethod } from './payment-method.ts';

/**
 * The only method of an order of 0 yen (decision 84): no service and no fee. Its row comes with the migration; no
 * channel lists it.
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
