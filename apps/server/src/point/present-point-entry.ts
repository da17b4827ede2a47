import type { PointEntry } from '@shop/api';
import type { PointRow } from './point.queries.ts';
import { lastDayOf } from './point.rules.ts';

/** A row of the ledger as the contract shows it. */
export function presentPointEntry({ row, orderNo }: { row: PointRow; orderNo: string | null }): PointEntry {
  return {
    id: row.id,
    kind: row.kind,
    // Points that become available leave the waiting ones: a person reads the one number.
    points: row.available === 0 ? row.pending : row.available,
    is_pending: row.available === 0,
    note: row.note ?? noteOf(row, orderNo),
    order_id: row.orderId,
    order_no: orderNo,
    expires_on: row.expiresAt && lastDayOf(row.expiresAt),
    created_at: row.createdAt.toISOString(),
  };
}

function noteOf({ kind, available }: PointRow, orderNo: string | null): string {
  const order = orderNo === null ? '' : `(ご注文 ${orderNo})`;
  switch (kind) {
    case 'pending':
      return `お買い上げによるポイント(発送後にご利用いただけます)${order}`;
    case 'available':
      return `お買い上げによるポイント${order}`;
    case 'used':
      return `お支払いへのご利用${order}`;
    case 'expired':
      return '有効期限によるポイントの失効';
    case 'reversed':
      return available > 0
        ? `ご注文の取り消しによるポイントのお戻し${order}`
        : `ご注文の取り消しによるポイントの取り消し${order}`;
  }
}
