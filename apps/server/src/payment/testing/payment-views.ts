import type { TestApp } from '../../testing/index.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import { providerOf } from '../provider/provider-of.ts';
import type { ServicePayment } from '../provider/service-payment.ts';
import type { TestService } from './test-service.ts';

/** The stored state of a payment and of its order. */
export interface StoredPayment {
  readonly id: string;
  readonly service: string;
  readonly service_id: string;
  readonly state: string;
  readonly unclaimed: number;
  readonly order_id: string;
  readonly status: string;
}

type Whose = { readonly cart: string } | { readonly order: string };

/** What a test of a payment checks in the shop and at the service. */
export interface PaymentViews {
  provider: () => PaymentProvider;
  /** The latest payment of a cart or an order, as the shop stored it. */
  storedPayment: (whose: Whose) => Promise<StoredPayment>;
  /** The same payment as the service returns it. */
  there: (whose: Whose) => Promise<ServicePayment | { readonly kind: string }>;
  /** The number of all pieces in stock. */
  stock: () => Promise<string | undefined>;
  /** The context of a job that runs this many minutes from now. */
  inMinutes: (minutes: number) => ReturnType<TestApp['jobCtx']>;
}

export function paymentViews(app: TestApp, service: TestService): PaymentViews {
  const provider = () => providerOf(app.jobCtx().config, service.code);
  const storedPayment = async (whose: Whose) => {
    const { rows } = await app.db.execute<StoredPayment & Record<string, unknown>>(
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
    storedPayment,
    there: async (whose) => {
      const answer = await provider().read((await storedPayment(whose)).service_id);
      return answer.kind === 'payment' ? answer.payment : answer;
    },
    stock: async () => (await app.db.execute<{ sum: string }>('select sum(quantity) from stocks')).rows[0]?.sum,
    inMinutes: (minutes) => ({
      ...app.jobCtx(),
      clock: { now: () => new Date(app.clock.now().getTime() + minutes * 60_000) },
    }),
  };
}
