import type { PaymentServiceSettings } from '@shop/api';
import { PAYMENT_SERVICE_CODE } from '@shop/constants';
import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';

/** What the browser must know to show the card fields. @throws NotFoundError `payment_service.not_found` */
export async function getPaymentServiceSettings({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { code: string };
}): Promise<PaymentServiceSettings> {
  if (input.code !== PAYMENT_SERVICE_CODE)
    throw new NotFoundError('payment_service.not_found', 'この決済サービスはご利用いただけません。');
  const { demo, payments } = ctx.config;
  return {
    code: PAYMENT_SERVICE_CODE,
    name: demo ? '決済サンドボックス' : 'カード決済',
    origin: new URL(payments.publicUrl).origin,
    fields_url: `${payments.publicUrl}/fields`,
    is_sandbox: demo,
    brands: ['visa', 'mastercard', 'jcb', 'amex'],
  };
}
