import type { Catalogue, CatalogueProduct } from './catalogue.ts';

/** Goods of a key, whether they are sold by themselves or only beside others. */
export function goodsOf({ byKey, extras }: Catalogue, key: string): CatalogueProduct | undefined {
  return byKey.get(key) ?? extras.get(key);
}
