import { sql } from 'drizzle-orm';
import { memberBuyer, type MemberBuyer } from '../../order/testing/member-buyer.ts';
import { operatorClient, type OperatorAnswer } from '../../../operator/testing/operator-client.ts';
import type { TestApp } from '../../../testing/index.ts';
import type { AmendmentRequest } from '../amendment-request.ts';
import type { PresentedAmendment } from '../present-amendment.ts';

/** Orders of a sample member that a test amends by the operator's API. */
export interface Amending {
  taro: MemberBuyer;
  operator: ReturnType<typeof operatorClient>;
  /** Places an order. @returns its id and number */
  buy: (quantities: Readonly<Record<string, number>>, paymentId: number) => Promise<{ id: string; no: string }>;
  amend: (
    no: string,
    request: Omit<AmendmentRequest, 'key' | 'reason'> & { key?: string; reason?: string },
    options?: { isDryRun?: boolean },
  ) => Promise<OperatorAnswer<PresentedAmendment>>;
  /** Returns the first value of a query. */
  one: <T>(query: ReturnType<typeof sql>) => Promise<T>;
  stockOf: (productKey: string) => Promise<number>;
}

let keys = 0;

/** Opens the calls for 見本 太郎. */
export async function openAmending(app: TestApp): Promise<Amending> {
  const taro = await memberBuyer(app);
  const operator = operatorClient(app);
  const one: Amending['one'] = async <T>(query: ReturnType<typeof sql>) => {
    const { rows } = await app.db.execute<Record<string, unknown>>(query);
    return Object.values(rows[0] ?? {})[0] as T;
  };
  return {
    taro,
    operator,
    one,
    buy: async (quantities, paymentId) => {
      const { status, body } = await taro.decide(await taro.ready(quantities, paymentId));
      if (status !== 200) throw new Error(JSON.stringify(body));
      return { id: body.id, no: body.order_no };
    },
    amend: (no, request, { isDryRun = false } = {}) =>
      operator.ask('PATCH', `orders/${no}${isDryRun ? '?dry_run=true' : ''}`, {
        amend: { key: `amendment-${(keys += 1)}`, reason: 'お客様のご希望', ...request },
      }),
    stockOf: (productKey) =>
      one(sql`select quantity from stocks where product_id = (select id from products where key = ${productKey})`),
  };
}
