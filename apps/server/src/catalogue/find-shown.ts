import type { Ctx } from '../platform/context/ctx.ts';
import { NotFoundError } from '../platform/errors/index.ts';
import { shownCatalogue } from './catalogue-of.ts';
import type { ShownProduct } from './shown-product.ts';

/** Returns a product in its current state, by its key. @throws NotFoundError `product.not_found` */
export function findShown(ctx: Ctx, key: string): ShownProduct {
  const found = shownCatalogue(ctx).findByKey(key);
  if (found) return found;
  throw new NotFoundError('product.not_found', 'お探しの商品が見つかりませんでした。');
}

/** Returns a product in its current state, by its id. @throws NotFoundError `product.not_found` */
export function requireShown(ctx: Ctx, id: number): ShownProduct {
  const found = shownCatalogue(ctx).findById(id);
  if (found) return found;
  throw new NotFoundError('product.not_found', 'お探しの商品が見つかりませんでした。');
}
