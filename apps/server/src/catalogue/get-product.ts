import type { Product, ProductContent, ProductSet, ProductSetItem } from '@shop/api';
import type { Ctx } from '../platform/context/ctx.ts';
import { catalogueOf, shownCatalogue } from './catalogue-of.ts';
import { findShown } from './find-shown.ts';
import { favouritesAmong } from './favourites-among.ts';
import { presentProductDetail, foodLabel } from './present-product-detail.ts';
import { allergensOf } from './present-product.ts';
import type { Goods, CatalogueSet } from './catalogue.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { LIMITS } from '@shop/constants';
import type { ShownCatalogue } from './shown-catalogue.ts';
import { catalogueSnapshot } from './catalogue.snapshots.ts';

/**
 * Returns a product with its label and the sets that contain it; for a member with the favourite mark. @throws
 * NotFoundError `product.not_found`
 */
export async function getProduct({ ctx, input }: { ctx: Ctx; input: { key: string } }): Promise<Product> {
  const { product, summary } = findShown(ctx, input.key);
  const contents = presentContents(product, ctx.snapshots.read(catalogueSnapshot).goods);
  const sets = catalogueOf(ctx).sets.filter(({ items }) => items.some(({ key }) => key === product.row.key));
  const detail = {
    ...presentProductDetail(product, summary, ctx.channel.settings),
    ...(contents.length > 0 && { contents }),
    ...(sets.length > 0 && { sets: sets.map((set) => presentSet(set, shownCatalogue(ctx))) }),
  };
  return (await favouritesAmong(ctx, [product.row.id]))(detail);
}

/** Returns the contents of a gift box, each with its own label (L-50); empty for other products. */
function presentContents({ contents }: CatalogueProduct, { products }: Goods): ProductContent[] {
  return [...contents].flatMap(([id, quantity]) => {
    const row = products.get(id)?.row;
    return row ? [{ key: row.key, name: row.name, quantity, label: foodLabel(row), allergens: allergensOf(row) }] : [];
  });
}

/** Returns a set in its current state: the sum of today's prices, and how many can be bought. */
function presentSet({ key, name, lead, items }: CatalogueSet, shown: ShownCatalogue): ProductSet {
  const goods = items.flatMap((item) => {
    const found = shown.findByKey(item.key);
    return found ? [{ summary: found.summary, quantity: item.quantity }] : [];
  });
  return {
    key,
    name,
    lead,
    price: goods.reduce((sum, { summary, quantity }) => sum + summary.price * quantity, 0),
    max_quantity: Math.min(
      LIMITS.lineQuantity,
      ...goods.map(({ summary, quantity }) => Math.floor(summary.max_quantity / quantity)),
    ),
    items: goods.map(({ summary, quantity }): ProductSetItem => ({
      key: summary.key,
      name: summary.name,
      quantity,
      price: summary.price,
      stock_state: summary.stock_state,
      suspend_reason: summary.suspend_reason,
      illustration: summary.illustration,
      image: summary.image,
    })),
  };
}
