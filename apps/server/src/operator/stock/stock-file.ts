import { asc, eq } from 'drizzle-orm';
import { products, stocks } from '../../platform/db/schema/catalogue.ts';
import type { TableContext } from '../tables/content-table.ts';
import type { ColumnKind, FileColumn } from '../tables/file-columns.ts';
import { instantText } from '../tables/instants.ts';
import type { StoredRow } from '../tables/read-table.ts';

const mostPieces = 1_000_000;

const column = (name: string, kind: ColumnKind, schema: object): FileColumn => ({
  name,
  property: null,
  kind,
  isIdentifier: false,
  isNullable: true,
  isRequired: false,
  values: null,
  schema: { anyOf: [{ type: 'null' }, schema] },
});

const pieces = (minimum: number) => ({ type: 'integer', minimum, maximum: mostPieces });
const kinds = ['receipt', 'correction'];

/** The columns of the stock file: `counted` beside what the shop had (`seen`), or a difference (`delta`). */
export const stockColumns: readonly FileColumn[] = [
  {
    ...column('product', 'text', {}),
    schema: { type: 'string', maxLength: 200 },
    isIdentifier: true,
    isNullable: false,
    isRequired: true,
  },
  column('seen', 'integer', pieces(0)),
  column('seen_at', 'instant', { type: 'string', format: 'date-time' }),
  column('counted', 'integer', pieces(0)),
  column('delta', 'integer', pieces(-mostPieces)),
  { ...column('kind', 'text', { enum: kinds }), values: kinds },
  column('reason', 'text', { type: 'string', maxLength: 300 }),
];

/** Returns the stock as its file shows it: `seen` now, the columns to fill in empty. */
export async function readStockFile({ db, clock }: TableContext): Promise<StoredRow[]> {
  const rows = await db
    .select({ product: products.key, seen: stocks.quantity })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .orderBy(asc(stocks.productId));
  const seen_at = instantText(clock.now());
  return rows.map((row) => ({
    stored: row,
    row: { ...row, seen_at, counted: null, delta: null, kind: null, reason: null },
  }));
}
