import type { Charge, Payjp } from 'payjp';
import type { NewServicePayment, VaultAnswer } from '../payment-provider.ts';
import type { CallPayjp } from './call-payjp.ts';

const PAGE = 100;
/** The tolerated difference between the clocks of the shop and PAY.JP. */
const SKEW_SECONDS = 60;

/** Returns the charge that an earlier call for the same payment created, found by its reference. */
export async function findCharge(
  callPayjp: CallPayjp,
  charges: Payjp['charges'],
  { reference, created_at: createdAt, source }: NewServicePayment,
): Promise<VaultAnswer<Charge>> {
  const since = Math.floor(createdAt.getTime() / 1000) - SKEW_SECONDS;
  const customer = source && 'customer_id' in source ? { customer: source.customer_id } : {};
  for (let offset = 0; ; offset += PAGE) {
    const page = await callPayjp(() => charges.list({ since, limit: PAGE, offset, ...customer }));
    if (page.kind !== 'ok') return page;
    const found = page.value.data.find(({ metadata }) => metadata?.['reference'] === reference);
    if (found) return { kind: 'ok', value: found };
    if (!page.value.has_more) return { kind: 'refused', code: 'payment.not_found' };
  }
}
