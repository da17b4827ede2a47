import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';
import { shownCatalogue, type ShownProduct } from './shown-catalogue.ts';

/** A product as it looks now, by its key. @throws NotFoundError `product.not_found` */
export function findShown(ctx: Ctx, key: string): ShownProduct {
  const found = shownCatalogue(ctx).find(({ product }) => product.row.key === key);
  if (found) return found;
  throw new NotFoundError('product.not_found', 'お探しの商品が見つかりませんでした。');
}
