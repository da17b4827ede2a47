import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { productContents, products } from '../../platform/db/schema/catalogue.ts';
import type { TableContext, TableProblem } from './content-table.ts';

const contents = alias(products, 'contents');

/** Returns archived products that are contents of a box in use: its label would lack theirs (L-50). */
export async function findArchivedContents({ db }: TableContext): Promise<TableProblem[]> {
  const rows = await db
    .select({ key: contents.key, box: products.key })
    .from(productContents)
    .innerJoin(contents, eq(contents.id, productContents.contentId))
    .innerJoin(products, eq(products.id, productContents.productId))
    .where(and(isNotNull(contents.archivedAt), isNull(products.archivedAt)));
  return rows.map(({ key, box }) => ({
    key: { key },
    field: 'archived_at',
    message: `${key} は詰め合わせ ${box} の中身です。先に ${box} をアーカイブするか、中身を変更してください。`,
  }));
}
