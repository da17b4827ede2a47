import type { Product } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { catalogueOf } from './catalogue-of.ts';
import { favouritesAmong } from './favourites-among.ts';
import { findShown } from './find-shown.ts';
import { presentContents } from './present-contents.ts';
import { presentProductDetail } from './present-product-detail.ts';
import { presentSet } from './present-set.ts';
import { shownCatalogue } from './shown-catalogue.ts';

/** One product with its label and the sets it belongs to; a member sees whether it is a favourite of his. @throws NotFoundError `product.not_found` */
export async function getProduct({ ctx, input }: { ctx: Ctx; input: { key: string } }): Promise<Product> {
  const { product, summary } = findShown(ctx, input.key);
  const contents = presentContents(product, ctx.snapshots.catalogue.value.goods);
  const sets = catalogueOf(ctx).sets.filter(({ items }) => items.some(({ key }) => key === product.row.key));
  const detail = {
    ...presentProductDetail(product, summary, ctx.channel.settings),
    ...(contents.length > 0 && { contents }),
    ...(sets.length > 0 && { sets: sets.map((set) => presentSet(set, shownCatalogue(ctx))) }),
  };
  return (await favouritesAmong(ctx, [product.row.id]))(detail);
}
