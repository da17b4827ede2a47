import type { CategoryNode } from '@shop/api';
import type { Ctx } from '../platform/context/ctx.ts';
import { indexOf } from '../catalogue/catalogue-index.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { CatalogueCategory } from '../catalogue/catalogue-product.ts';
import type { InquiryCategoryRow } from '../service/inquiry/inquiry.queries.ts';
import { inquiryCategoriesSnapshot } from '../service/inquiry/inquiry.snapshot.ts';

/** Returns the category tree with the number of products under each node. Categories of inquiries have no products. */
export async function getCategoryHierarchy({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { table: 'products' | 'inquiries' };
}): Promise<CategoryNode[]> {
  if (input.table === 'inquiries') return presentInquiryCategories(ctx.snapshots.read(inquiryCategoriesSnapshot));
  const catalogue = catalogueOf(ctx);
  const { branches } = indexOf(catalogue);
  const nodeOf = (category: CatalogueCategory): CategoryNode => ({
    id: category.id,
    key: category.key,
    name: category.name,
    lead: category.lead,
    sort_no: category.sortNo,
    product_count: branches.get(category.key)?.size() ?? 0,
    image: category.image,
    children: category.children.map(nodeOf),
  });
  return catalogue.categories.map(nodeOf);
}

/** Returns the tree of inquiry categories, without products. */
function presentInquiryCategories(
  rows: readonly InquiryCategoryRow[],
  parentKey: string | null = null,
): CategoryNode[] {
  return rows
    .filter((row) => row.parentKey === parentKey)
    .map(({ id, key, name, lead, sortNo }) => ({
      id,
      key,
      name,
      lead,
      sort_no: sortNo,
      product_count: 0,
      image: null,
      children: presentInquiryCategories(rows, key),
    }));
}
