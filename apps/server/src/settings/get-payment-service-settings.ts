import type { PaymentServiceSettings } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';
import { providerOf } from '../payment/provider/provider-of.ts';

/** What the browser must know to show the card fields of the channel's service. @throws NotFoundError `payment_service.not_found` */
export async function getPaymentServiceSettings({
  ctx: { channel, config },
  input,
}: {
  ctx: Ctx;
  input: { code: string };
}): Promise<PaymentServiceSettings> {
  const { CODE } = channel.settings.SERVICE.PAYMENT;
  if (input.code !== CODE)
    throw new NotFoundError('payment_service.not_found', 'この決済サービスはご利用いただけません。');
  return providerOf(config, CODE).browserSettings();
}
