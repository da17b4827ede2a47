import { asc, eq, inArray } from 'drizzle-orm';
import { productTags, tags } from '../../platform/db/schema/catalogue.ts';
import type { TableList } from './content-table.ts';

/** The tags of a product by their keys. */
export const productTagList: TableList = {
  as: 'tags',
  read: async ({ db }) => {
    const rows = await db
      .select({ id: productTags.productId, key: tags.key })
      .from(productTags)
      .innerJoin(tags, eq(tags.id, productTags.tagId))
      .orderBy(asc(productTags.productId), asc(tags.id));
    const lists = new Map<unknown, string[]>();
    for (const { id, key } of rows) lists.set(id, [...(lists.get(id) ?? []), key]);
    return lists;
  },
  write: async ({ db }, id, values) => {
    const known =
      values.length === 0
        ? []
        : await db
            .select({ id: tags.id, key: tags.key })
            .from(tags)
            .where(inArray(tags.key, [...values]));
    const unknown = values.filter((value) => !known.some(({ key }) => key === value));
    if (unknown.length > 0) return unknown;
    const productId = Number(id);
    await db.delete(productTags).where(eq(productTags.productId, productId));
    if (known.length > 0) await db.insert(productTags).values(known.map((tag) => ({ productId, tagId: tag.id })));
    return [];
  },
};
