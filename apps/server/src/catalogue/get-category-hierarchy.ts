import type { CategoryNode } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { CatalogueCategory } from './catalogue.ts';

/** The tree of goods with the number of products under each node. Inquiries have no categories yet: an empty tree. */
export async function getCategoryHierarchy({ ctx, input }: { ctx: Ctx; input: { table: 'products' | 'inquiries' } }): Promise<CategoryNode[]> {
  if (input.table === 'inquiries') return [];
  const { categories, products } = ctx.snapshots.catalogue.value;
  const counts = new Map<CatalogueCategory, number>();
  for (const category of products.flatMap(({ categoryPath }) => categoryPath)) counts.set(category, (counts.get(category) ?? 0) + 1);
  const nodeOf = (category: CatalogueCategory): CategoryNode => ({
    id: category.id,
    key: category.key,
    name: category.name,
    lead: category.lead,
    sort_no: category.sortNo,
    product_count: counts.get(category) ?? 0,
    children: category.children.map(nodeOf),
  });
  return categories.map(nodeOf);
}
