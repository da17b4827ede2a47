import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';
import { shownCatalogue } from './shown-catalogue.ts';
import type { ShownProduct } from './shown-product.ts';
import type { Catalogue } from './catalogue.ts';

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

/** Returns the catalogue of the request's channel. */
export function catalogueOf({ snapshots, channel }: Pick<Ctx, 'snapshots' | 'channel'>): Catalogue {
  const { byPrefix, shared } = snapshots.catalogue.value;
  return byPrefix.get(channel.prefix) ?? shared;
}
