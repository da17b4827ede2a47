import { addDays, type JstDay } from '@shop/japanese';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { products } from '../../platform/db/schema/catalogue.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { orderLines, orders, orderTaxes } from '../../platform/db/schema/orders.ts';
import { orderRefunds } from '../../platform/db/schema/refunds.ts';

export const salesDimensions = ['day', 'channel', 'product', 'method', 'rate'] as const;
export type SalesDimension = (typeof salesDimensions)[number];

/** Both days are included, in JST. */
export interface SalesPeriod {
  readonly from: JstDay;
  readonly until: JstDay;
}

/** Sums of a day, channel, product, payment method or tax rate, in yen including tax. */
export interface SalesRow {
  readonly key: string;
  readonly name: string;
  readonly orders: number;
  /** Sold pieces; null except by product. */
  readonly pieces: number | null;
  readonly sales: number;
  /** The tax in `sales`; null by product, since tax is rounded once per order and rate (L-25). */
  readonly tax: number | null;
  /** Refunded in the period, whenever the order was placed. */
  readonly refunds: number;
}

/** Orders that are sales: not those that wait for a payment, were abandoned or cancelled. */
const isSale = sql`o.status in ('accepted', 'preparing', 'shipped', 'delivered', 'cancel_requested')`;

const content = sql`coalesce(o.current, o.snapshot)`;

const within = (column: SQL, { from, until }: SalesPeriod): SQL =>
  sql`${column} >= (${from}::timestamp at time zone 'Asia/Tokyo') and ${column} < (${addDays(until, 1)}::timestamp at time zone 'Asia/Tokyo')`;

const dayOf = (column: SQL): SQL => sql`to_char(${column} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`;

/** Whether an order `o` is a sale of the period. */
const isSoldIn = (period: SalesPeriod): SQL => sql`${isSale} and ${within(sql`o.ordered_at`, period)}`;

/** Whether a refund `r` of a sale `o` is of the period. The total of an amended order lacks its refund already. */
const isRefundedIn = (period: SalesPeriod): SQL =>
  sql`${isSale} and r.kind <> 'amendment' and ${within(sql`r.created_at`, period)}`;

interface Parts {
  /** `key`, `orders`, `pieces`, `sales` and `tax` of sold orders. */
  readonly sold: SQL;
  /** `key` and `amount` of refunds. */
  readonly refunded: SQL;
  /** The name of a key. */
  readonly name: SQL;
}

/** By a property of the order; `refundKey` is the key of a refund `r` of the order `o`. */
function ofOrders(key: SQL, period: SalesPeriod, { refundKey = key } = {}): Parts {
  const tax = sql`(select sum(t.tax) from ${orderTaxes} t where t.order_id = o.id)`;
  return {
    sold: sql`select ${key} as key, count(*) as orders, null::int as pieces, sum(o.total_payment) as sales, sum(${tax}) as tax
      from ${orders} o join ${channels} c on c.id = o.channel_id
      where ${isSoldIn(period)} group by 1`,
    refunded: sql`select ${refundKey} as key, r.amount
      from ${orderRefunds} r join ${orders} o on o.id = r.order_id join ${channels} c on c.id = o.channel_id
      where ${isRefundedIn(period)}`,
    name: sql`one.key`,
  };
}

/** By product: the lines of the orders before coupons, points and fees, and refunded pieces. */
function ofProducts(period: SalesPeriod): Parts {
  return {
    sold: sql`select l.product_id::text as key, count(distinct o.id) as orders, sum(l.quantity) as pieces, sum(l.amount) as sales, null::int as tax
      from ${orders} o join ${orderLines} l on l.order_id = o.id
      where ${isSoldIn(period)} group by 1`,
    refunded: sql`select l.product_id::text as key, (piece->>'amount')::int as amount
      from ${orderRefunds} r join ${orders} o on o.id = r.order_id
      cross join jsonb_array_elements(r.pieces) piece
      join ${orderLines} l on l.order_id = o.id and l.line_key = piece->>'key'
      where ${isRefundedIn(period)}`,
    name: sql`(select p.key || ' ' || p.name from ${products} p where p.id = one.key::int)`,
  };
}

/** By tax rate: what is taxed at each, after coupons and points and including fees (L-25). */
function ofRates(period: SalesPeriod): Parts {
  return {
    sold: sql`select t.rate_percent::text as key, count(*) as orders, null::int as pieces, sum(t.taxable_incl) as sales, sum(t.tax) as tax
      from ${orders} o join ${orderTaxes} t on t.order_id = o.id
      where ${isSoldIn(period)} group by 1`,
    refunded: sql`select rate->>'tax_rate_percent' as key, (rate->>'taxable_incl')::int as amount
      from ${orderRefunds} r join ${orders} o on o.id = r.order_id cross join jsonb_array_elements(r.rates) rate
      where ${isRefundedIn(period)}`,
    name: sql`one.key || '%'`,
  };
}

const partsOf: Readonly<Record<SalesDimension, (period: SalesPeriod) => Parts>> = {
  day: (period) => ofOrders(dayOf(sql`o.ordered_at`), period, { refundKey: dayOf(sql`r.created_at`) }),
  channel: (period) => ofOrders(sql`c.prefix`, period),
  method: (period) => ofOrders(sql`${content}->>'payment_code'`, period),
  product: ofProducts,
  rate: ofRates,
};

/**
 * Returns the sales of a period, by one dimension. An order counts on its day with what applies after amendments; a
 * refund counts on its own day.
 */
export async function readSales(db: Db, by: SalesDimension, period: SalesPeriod): Promise<SalesRow[]> {
  const { sold, refunded, name } = partsOf[by](period);
  const order = by === 'product' ? sql`one.sales desc, one.key` : sql`one.key`;
  const { rows } = await db.execute<Record<keyof SalesRow, string | number | null>>(sql`
    with sold as (${sold}), refunded as (select key, sum(amount) as refunds from (${refunded}) parts group by key)
    select one.*, ${name} as name from (
      select key, coalesce(orders, 0) as orders, pieces, coalesce(sales, 0) as sales, tax, coalesce(refunds, 0) as refunds
      from sold full join refunded using (key)
    ) one order by ${order}`);
  const number = (value: string | number | null) => (value === null ? null : Number(value));
  return rows.map(({ key, name: text, ...row }) => ({
    key: String(key),
    name: String(text ?? key),
    orders: Number(row.orders),
    pieces: number(row.pieces),
    sales: Number(row.sales),
    tax: number(row.tax),
    refunds: Number(row.refunds),
  }));
}
