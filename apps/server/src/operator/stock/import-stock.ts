import { formatDateTime } from '@shop/japanese';
import { lockStocks, moveStock, type StockMove } from '../../checkout/order/stock.queries.ts';
import type { AuditCtx } from '../../platform/audit/operator-ctx.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit/write-audit.ts';
import { type CellError, makeRowCheck } from '../tables/check-row.ts';
import type { TableContext } from '../tables/content-table.ts';
import { makeSpreadsheetCheck } from '../tables/find-spreadsheet-problems.ts';
import type { ImportOptions, ImportResult } from '../tables/import-table.ts';
import type { FileRow } from '../tables/read-table.ts';
import { ledgerName } from './ledger-name.ts';
import { stockDifference } from './stock-change.rules.ts';
import { readStockFile, stockColumns } from './stock-file.ts';
import { movedProducts, movesOfExports, productIdsByKey } from './stock-state.queries.ts';

const ABSOLUTE =
  '在庫数(quantity)での上書きはできません。取り込むまでに売れた数が消えてしまいます。export stock で書き出したファイルの counted(数えた数)か delta(増減)に入力してください。';

/** A row of the file, once it has been checked. */
interface StockRow {
  product: string;
  seen?: number | null;
  seen_at?: string | null;
  counted?: number | null;
  delta?: number | null;
  kind?: 'receipt' | 'correction' | null;
  reason?: string | null;
}

/**
 * Moves stock by the differences of a file (decision 105). Nothing is written when a row is refused; a file that is
 * imported again moves nothing twice.
 */
export async function importStock(
  ctx: TableContext & AuditCtx,
  { rows, saved_as: savedAs }: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = { created: 0, updated: 0, unchanged: 0, deleted: 0, errors: [], warnings: [] };
  const refuse = (row: number, errors: readonly CellError[]) =>
    result.errors.push(...errors.map((error) => ({ row, ...error })));
  const ids = await productIdsByKey(ctx.db, [
    ...new Set(rows.flatMap(({ product }) => (typeof product === 'string' ? [product] : []))),
  ]);
  const stockOf = new Map((await lockStocks(ctx.db, [...ids.values()], ctx.clock.now())).map((row) => [row.key, row]));
  const known = new Map((await readStockFile(ctx)).map((it) => [String(it.row.product), it]));
  const spreadsheetProblems = makeSpreadsheetCheck({
    columns: stockColumns,
    keys: ['product'],
    known: known.values(),
    savedAs,
  });
  const check = makeRowCheck(stockColumns);
  const normal = rows.map((row) => check.normalise(row));
  const moved = await movedProducts(ctx.db, [...ids.values()]);
  const earlier = await earlierMoves(ctx, normal);
  const found = new Set<string>();
  const moves: StockMove[] = [];
  const entries: AuditEntry[] = [];
  for (const [index, row] of normal.entries()) {
    const problems = [
      ...('quantity' in row ? [{ field: 'quantity', message: ABSOLUTE }] : check.errorsOf(row, true)),
      ...spreadsheetProblems(rows[index] ?? {}, row, known.get(String(row.product))),
    ];
    if (problems.length > 0) {
      refuse(index, problems);
      continue;
    }
    const { product, seen_at: seenAt = null, kind, reason = null, ...change } = row as unknown as StockRow;
    const stock = stockOf.get(product);
    if (!stock || found.has(product)) {
      const message = stock ? '同じ商品の行がファイルの中に2つあります。' : `「${product}」は登録されていません。`;
      refuse(index, [{ field: 'product', message }]);
      continue;
    }
    found.add(product);
    const before = earlier.get(`${stock.productId} ${seenAt === null ? '' : new Date(seenAt).toISOString()}`) ?? [];
    const again = before.find(
      (it) => it.counted === null && it.delta === change.delta && it.reason === (reason ?? null),
    );
    if (again) {
      const when = formatDateTime(again.at);
      refuse(index, [
        {
          field: 'delta',
          message: `この増減は ${when} に取り込み済みです。もう一度加えるときは、在庫のファイルを書き出し直してください。`,
        },
      ]);
      continue;
    }
    const difference = stockDifference(change, {
      quantity: stock.quantity,
      hasMoved: moved.has(stock.productId),
      countedBefore: before.find(({ counted }) => counted !== null)?.counted ?? null,
    });
    if ('message' in difference) refuse(index, [difference]);
    else if (difference.delta === 0) result.unchanged += 1;
    else {
      result.updated += 1;
      const counted = change.counted ?? null;
      entries.push({
        action: 'product.stock',
        subject: { kind: 'product', key: product },
        before: { quantity: stock.quantity },
        after: { quantity: stock.quantity + difference.delta },
        reason,
      });
      moves.push({
        productId: stock.productId,
        delta: difference.delta,
        kind: counted === null ? (kind ?? 'correction') : 'count',
        reason,
        actor: ledgerName(ctx.actor),
        counted,
        seenAt: seenAt === null ? null : new Date(seenAt),
        at: ctx.clock.now(),
      });
    }
  }
  if (result.errors.length > 0) return result;
  await moveStock(ctx.db, moves);
  await writeAudit(ctx, ...entries);
  return result;
}

/** The moves of the same exports by product and time of export. */
async function earlierMoves({ db }: TableContext, rows: readonly FileRow[]) {
  const seenAts = new Set(
    rows.flatMap(({ seen_at: at }) =>
      typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? [Date.parse(at)] : [],
    ),
  );
  if (seenAts.size === 0) return new Map<string, Awaited<ReturnType<typeof movesOfExports>>>();
  const moves = await movesOfExports(
    db,
    [...seenAts].map((at) => new Date(at)),
  );
  return Map.groupBy(moves, ({ productId, seenAt }) => `${productId} ${seenAt?.toISOString() ?? ''}`);
}
