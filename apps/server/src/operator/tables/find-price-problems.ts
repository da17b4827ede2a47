import { sql } from 'drizzle-orm';
import { instantText } from './instants.ts';
import type { TableContext, TableProblem } from './content-table.ts';

interface Overlap extends Record<string, unknown> {
  product: string;
  /** Milliseconds. */
  starts_at: number;
}

/** Returns sales that begin before another sale of the product has ended: only one price can be charged. */
export async function findPriceProblems({ db }: Pick<TableContext, 'db'>): Promise<TableProblem[]> {
  const { rows } = await db.execute<Overlap>(sql`
    select products.key as product, (extract(epoch from later.starts_at) * 1000)::float8 as starts_at
    from product_prices later
    join product_prices earlier on earlier.product_id = later.product_id and earlier.kind = 'sale'
      and earlier.starts_at < later.starts_at and earlier.ends_at > later.starts_at
    join products on products.id = later.product_id
    where later.kind = 'sale' order by later.id`);
  return rows.map((row) => ({
    key: { product: row.product, kind: 'sale', starts_at: instantText(new Date(row.starts_at)) },
    field: 'starts_at',
    message: `「${row.product}」の別のセールの期間と重なっています。`,
  }));
}
