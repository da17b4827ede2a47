import type { CategoryNode } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { presentInquiryCategories } from './present-inquiry-categories.ts';
import { indexOf } from './catalogue-index.ts';
import { catalogueOf } from './catalogue-of.ts';
import type { CatalogueCategory } from './catalogue.ts';

/** The tree of goods with the number of products under each node. No goods stand under what inquiries are about. */
export async function getCategoryHierarchy({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { table: 'products' | 'inquiries' };
}): Promise<CategoryNode[]> {
  if (input.table === 'inquiries') return presentInquiryCategories(ctx.snapshots.content.value.inquiryCategories);
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
