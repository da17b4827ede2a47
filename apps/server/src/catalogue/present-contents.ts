import type { ProductContent } from '@shop/api';
import { allergensOf } from './present-product.ts';
import type { CatalogueProduct, Goods } from './catalogue.ts';
import { foodLabel } from './present-product-detail.ts';

/** What lies in a product that is packed of others, each with its own label (L-50); nothing for any other product. */
export function presentContents({ contents }: CatalogueProduct, { products }: Goods): ProductContent[] {
  return [...contents].flatMap(([id, quantity]) => {
    const row = products.get(id)?.row;
    return row ? [{ key: row.key, name: row.name, quantity, label: foodLabel(row), allergens: allergensOf(row) }] : [];
  });
}
