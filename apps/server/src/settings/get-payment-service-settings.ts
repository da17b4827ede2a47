import type { PaymentServiceSettings } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';

/** The one service the shop pays with; its protocol is that of the sandbox, whoever answers it. */
const CODE = 'sandbox';

/** What the browser must know to show the card fields. @throws NotFoundError `payment_service.not_found` */
export async function getPaymentServiceSettings({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<PaymentServiceSettings> {
  if (input.code !== CODE) throw new NotFoundError('payment_service.not_found', 'この決済サービスはご利用いただけません。');
  const { demo, payments } = ctx.config;
  return {
    code: CODE,
    name: demo ? '決済サンドボックス' : 'カード決済',
    origin: new URL(payments.publicUrl).origin,
    fields_url: `${payments.publicUrl}/fields`,
    is_sandbox: demo,
    brands: ['visa', 'mastercard', 'jcb', 'amex'],
  };
}
