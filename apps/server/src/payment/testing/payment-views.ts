import type { TestApp } from '../../testing/index.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import { providerOf } from '../provider/provider-of.ts';
import type { ServicePayment } from '../provider/service-payment.ts';
import type { TestService } from './test-service.ts';

/** What the shop has written down of a payment, and how its order stands. */
export interface KeptPayment {
  readonly id: string;
  readonly service: string;
  readonly service_id: string;
  readonly state: string;
  readonly unclaimed: number;
  readonly order_id: string;
  readonly status: string;
}

type Whose = { readonly cart: string } | { readonly order: string };

/** What a test of a payment looks at, on both sides of the line. */
export interface PaymentViews {
  provider: () => PaymentProvider;
  /** The latest payment of a cart or an order, as the shop has it. */
  kept: (whose: Whose) => Promise<KeptPayment>;
  /** The same payment as the service has it. */
  there: (whose: Whose) => Promise<ServicePayment | { readonly kind: string }>;
  /** All pieces that can still be sold. */
  stock: () => Promise<string | undefined>;
  /** The context of a job that runs so many minutes from now. */
  inMinutes: (minutes: number) => ReturnType<TestApp['jobCtx']>;
}

export function paymentViews(app: TestApp, service: TestService): PaymentViews {
  const provider = () => providerOf(app.jobCtx().config, service.code);
  const kept = async (whose: Whose) => {
    const { rows } = await app.db.execute<KeptPayment & Record<string, unknown>>(
      `select p.id, p.service, p.service_id, p.state, p.unclaimed_amount as unclaimed, p.order_id, o.status
       from payments p join orders o on o.id = p.order_id
       where ${'cart' in whose ? `o.cart_token = '${whose.cart}'` : `o.id = '${whose.order}'`}
       order by p.created_at desc limit 1`,
    );
    const [row] = rows;
    if (!row) throw new Error('There is no payment.');
    return row;
  };
  return {
    provider,
    kept,
    there: async (whose) => {
      const answer = await provider().read((await kept(whose)).service_id);
      return answer.kind === 'payment' ? answer.payment : answer;
    },
    stock: async () => (await app.db.execute<{ sum: string }>('select sum(quantity) from stocks')).rows[0]?.sum,
    inMinutes: (minutes) => ({
      ...app.jobCtx(),
      clock: { now: () => new Date(app.clock.now().getTime() + minutes * 60_000) },
    }),
  };
}
