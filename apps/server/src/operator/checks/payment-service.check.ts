import type { Channel } from '../../platform/channel/channel.ts';
import { isCarriedOut } from '../../payment/payment-method.ts';
import { paymentMethodsSnapshot } from '../../payment/payment-method.snapshot.ts';
import { reportServices, type ServiceReport } from '../../payment/health/report-services.ts';
import type { CheckContext, OpeningCheck, OpenItem } from './opening-check.ts';

const variables: Readonly<Record<string, string>> = {
  stripe: 'STRIPE_SECRET_KEY、STRIPE_PUBLISHABLE_KEY、STRIPE_WEBHOOK_SECRET',
  payjp: 'PAYJP_SECRET_KEY、PAYJP_PUBLIC_KEY、PAYJP_WEBHOOK_TOKEN',
};

/**
 * Channels without a payment method, and those whose payment service is the sandbox, lacks its keys, has test keys or
 * does not accept them.
 */
export const paymentServiceCheck: OpeningCheck = {
  code: 'payment_service',
  title: 'お支払い',
  find: async (ctx) => {
    const reports = await reportServices(
      ctx.config,
      ctx.channels.filter((channel) => methodsOf(ctx, channel).some(({ code }) => isCarriedOut(code))),
    );
    return ctx.channels.flatMap((channel) => {
      if (methodsOf(ctx, channel).length === 0)
        return [
          { channel: channel.prefix, message: '支払い方法がありません。channel-payments を取り込んでください。' },
        ];
      const report = reports.find(({ channels }) => channels.includes(channel.prefix));
      return report ? openItems(channel, report) : [];
    });
  },
};

function methodsOf({ snapshots }: CheckContext, { id }: Channel) {
  return snapshots.read(paymentMethodsSnapshot).get(id) ?? [];
}

function openItems({ prefix }: Channel, { code, state, reason, is_test: isTest }: ServiceReport): OpenItem[] {
  const item = (message: string): OpenItem => ({
    channel: prefix,
    message,
    cell: { table: 'settings', row: prefix, column: 'SERVICE.PAYMENT.CODE' },
  });
  if (code === 'sandbox') return [item('決済が見本(sandbox)のままです。stripe か payjp を設定してください。')];
  if (state === 'not_configured') return [item(`${code} の鍵がサーバーにありません(${variables[code] ?? ''})。`)];
  return [
    ...(state === 'down' ? [item(`${code} を使えません:${reason ?? ''}。`)] : []),
    ...(isTest ? [item(`${code} の鍵がテスト用です。実際の代金は支払われません。`)] : []),
  ];
}
