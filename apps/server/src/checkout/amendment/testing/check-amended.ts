import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { findOrder, listParcels } from '../../order/order.queries.ts';

interface Sums {
  [name: string]: unknown;
  lines: number;
  taxes: number;
  reserved: number;
  pieces: number;
  stock: number;
  used_coupons: number;
}

/** The pieces of all products, in stock or reserved: no amendment makes or loses one. */
export async function allPieces(app: TestApp): Promise<number> {
  const { rows } = await app.db.execute<{ sum: number }>(sql`
    select ((select sum(quantity) from stocks) +
      (select coalesce(sum(quantity), 0) from stock_reservations where state <> 'returned'))::int as sum`);
  return rows[0]?.sum ?? Number.NaN;
}

/**
 * Checks that rows, sums, money and parcels of an order agree with its content: Σ lines + fees − deductions = total = Σ
 * taxes, what was captured less refunds is what it costs, and reserved pieces are those of its lines.
 */
export async function checkAmended(app: TestApp, id: string): Promise<void> {
  const found = await findOrder(app.db, id);
  if (!found) throw new Error(`There is no order ${id}.`);
  const { order, payment } = found;
  const { snapshot } = order;
  const { rows } = await app.db.execute<Sums>(sql`select
    (select sum(amount)::int from order_lines where order_id = ${id}) as lines,
    (select sum(taxable_incl)::int from order_taxes where order_id = ${id}) as taxes,
    (select sum(quantity)::int from order_lines where order_id = ${id}) as pieces,
    (select sum(quantity)::int from stock_reservations where order_id = ${id}) as reserved,
    (select min(quantity)::int from stocks) as stock,
    (select count(*)::int from coupon_uses where order_id = ${id} and state = 'used') as used_coupons`);
  const [sums] = rows;
  const fees = snapshot.fees.reduce((sum, { amount }) => sum + amount, 0);
  const discounts = snapshot.coupons.reduce((sum, { discount }) => sum + discount, 0);
  const goods = snapshot.lines
    .flatMap((line) => [line, ...(line.accessories ?? [])])
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(snapshot.totals.payment).toBe(order.totalPayment);
  expect(snapshot.user_order_total_payment).toBe(order.totalPayment);
  expect(goods + fees - discounts - snapshot.points_used).toBe(order.totalPayment);
  expect(sums).toMatchObject({ lines: goods, taxes: order.totalPayment, reserved: sums?.pieces });
  expect(sums?.stock).toBeGreaterThanOrEqual(0);
  expect(sums?.used_coupons).toBe(snapshot.coupons.filter(({ id: couponId }) => couponId > 0).length);
  if (payment.state === 'captured') expect(payment.amount - payment.refundedAmount).toBe(order.totalPayment);
  else if (payment.state !== 'authorised') expect(payment.amount).toBe(order.totalPayment);
  const parcels = await listParcels(app.db, id);
  const packings = snapshot.shippings.flatMap((shipping) => shipping.packings);
  expect(parcels.map(({ packingKey }) => packingKey).toSorted()).toEqual(packings.map(({ key }) => key).toSorted());
  const packed = new Map<string, number>();
  for (const { line_key, quantity } of packings.flatMap(({ products }) => products))
    packed.set(line_key, (packed.get(line_key) ?? 0) + quantity);
  expect(Object.fromEntries(packed)).toEqual(
    Object.fromEntries(snapshot.lines.map(({ key, quantity }) => [key, quantity])),
  );
}
