import { isCarriedOut } from '../../payment/payment-method.ts';
import { paymentMethodsSnapshot } from '../../payment/payment-method.snapshot.ts';
import { providerOf } from '../../payment/provider/provider-of.ts';
import type { OpeningCheck } from './opening-check.ts';

const variables: Readonly<Record<string, string>> = {
  stripe: 'STRIPE_SECRET_KEY、STRIPE_PUBLIC_KEY、STRIPE_WEBHOOK_SECRET',
  payjp: 'PAYJP_SECRET_KEY、PAYJP_PUBLIC_KEY、PAYJP_WEBHOOK_TOKEN',
};

/** Channels without a payment method, and those whose payment service is the sandbox or lacks its keys. */
export const paymentServiceCheck: OpeningCheck = {
  code: 'payment_service',
  title: 'お支払い',
  find: async ({ channels, config, snapshots }) =>
    channels.flatMap(({ id, prefix, settings }) => {
      const methods = snapshots.read(paymentMethodsSnapshot).get(id) ?? [];
      const { CODE: code } = settings.SERVICE.PAYMENT;
      const open = (message: string, column: string) => [
        { channel: prefix, message, cell: { table: 'settings', row: prefix, column } },
      ];
      if (methods.length === 0)
        return [{ channel: prefix, message: '支払い方法がありません。channel-payments を取り込んでください。' }];
      if (!methods.some((method) => isCarriedOut(method.code))) return [];
      if (code === 'sandbox')
        return open('決済が見本(sandbox)のままです。stripe か payjp を設定してください。', 'SERVICE.PAYMENT.CODE');
      return providerOf(config, code).isReady
        ? []
        : open(`${code} の鍵がサーバーにありません(${variables[code] ?? ''})。`, 'SERVICE.PAYMENT.CODE');
    }),
};
