import { toKatakana } from '@shop/japanese';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { orderColumns } from '../../checkout/order/order-columns.ts';
import type { OperatorCtx } from '../../platform/audit/operator-ctx.ts';
import type { Db } from '../../platform/db/db.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { recordTransfer } from '../record-transfer.ts';
import { rehearse } from '../rehearse.ts';
import type { Deposit } from './read-bank-file.ts';

/** An order that waits for a transfer. */
interface Awaited {
  readonly orderNo: string;
  /** The name of the orderer, in kana, and a company's name. */
  readonly names: readonly string[];
  readonly total: number;
}

/** What became of a deposit: the order that it pays, or those that it may pay. */
export interface MatchedDeposit extends Deposit {
  readonly result: 'recorded' | 'choose' | 'none';
  readonly orders: readonly { readonly order_no: string; readonly name: string; readonly total: number }[];
}

const MOST_OFFERED = 5;

/**
 * Records the deposits that certainly pay an order: the only one with this total whose number or orderer the bank
 * names. Each is a transaction of its own, so that a later one cannot undo it. Others are reported with the orders of
 * the same total, for a person to choose.
 */
export async function matchTransfers(
  ctx: OperatorCtx,
  deposits: readonly Deposit[],
  isDry: boolean,
): Promise<MatchedDeposit[]> {
  const awaited = await listAwaited(ctx.db);
  const paid = new Set<string>();
  const results: MatchedDeposit[] = [];
  for (const deposit of deposits) {
    const sameTotal = awaited.filter(({ orderNo, total }) => total === deposit.amount && !paid.has(orderNo));
    const [sure, ...more] = sureOf(sameTotal, deposit);
    if (sure && more.length === 0) {
      await rehearse(
        ctx,
        (inner) => recordTransfer(inner, sure.orderNo),
        () => isDry,
      );
      paid.add(sure.orderNo);
      results.push({ ...deposit, result: 'recorded', orders: [shown(sure)] });
      continue;
    }
    const offered = sameTotal.slice(0, MOST_OFFERED).map(shown);
    results.push({ ...deposit, result: offered.length > 0 ? 'choose' : 'none', orders: offered });
  }
  return results;
}

/** Returns the orders that the sender names by number; without any, those of an orderer with this name. */
function sureOf(among: readonly Awaited[], { name }: Deposit): readonly Awaited[] {
  const sender = folded(name);
  const byNumber = among.filter(({ orderNo }) => sender.includes(folded(orderNo)));
  if (byNumber.length > 0) return byNumber;
  return among.filter(({ names }) => names.some((one) => one !== '' && sender === folded(one)));
}

async function listAwaited(db: Db): Promise<Awaited[]> {
  const rows = await db
    .select({ orderNo: orders.orderNo, snapshot: orderColumns.snapshot, total: orders.totalPayment })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        sql`${payments.instructions}->>'kind' = 'bank_transfer'`,
        inArray(payments.state, ['none', 'started']),
        eq(orders.status, 'accepted'),
      ),
    )
    .orderBy(asc(orders.orderedAt));
  return rows.map(({ orderNo, snapshot: { orderer }, total }) => ({
    orderNo,
    names: [orderer.name, `${orderer.last_name_kana}${orderer.first_name_kana}`, orderer.company_name ?? ''],
    total,
  }));
}

const shown = ({ orderNo, names, total }: Awaited) => ({ order_no: orderNo, name: names[0] ?? '', total });

const SMALL: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ァィゥェォッャュョヮ'].map((small, at) => [small, 'アイウエオツヤユヨワ'[at] ?? small]),
);

/** As banks write names: kana without small letters, spaces, long vowels and signs; company forms without brackets. */
function folded(text: string): string {
  return toKatakana(text.normalize('NFKC').toUpperCase())
    .replace(/[ァィゥェォッャュョヮ]/g, (small) => SMALL[small] ?? small)
    .replace(/[^\p{Letter}\p{Number}]|ー/gu, '');
}
