import { paths, RESTOCK_ANCHOR, withQuery } from '@shop/constants';
import type { goodsCopy } from '@shop/copy';
import type { Availability, ProductSummary } from '@shop/theming';
import type { CardProduct } from './card-product.ts';
import { createElement } from 'react';
import { FavouriteControl } from '../favourite/favourite-control.tsx';
import { pictureOf } from './product-picture.ts';

type Texts = typeof goodsCopy;

/** Returns a product as cards and buy boxes show it. `stopped`: the whole shop does not sell (spec §4). */
export function productView(
  product: CardProduct,
  stopped: boolean,
  t: Texts,
  beside: string | null = null,
): ProductSummary {
  const category = product.categories[0];
  const name = category?.name ?? t.products;
  return {
    key: product.key,
    id: product.id,
    href: paths.product(product.key),
    name: product.name,
    nameOriginal: product.name_original ? { text: product.name_original, lang: product.lang } : null,
    brand: product.brand.name,
    country: product.region.country,
    category: { slug: category?.key ?? '', name, href: withQuery(paths.products(), { category: category?.key }) },
    price: product.price,
    unitLabel: product.unit_label,
    pricePer100g: product.price_per_100g,
    byCase: product.byCase,
    zone: product.zone,
    availability: availabilityOf(product, stopped),
    geographicalIndication: product.gi && t.gi(product.gi.registered_name),
    agingMonths: product.aging_months,
    gift: { wrapping: product.gift.is_wrapping, noshi: product.gift.is_noshi },
    picture: pictureOf(product, name, t, beside),
    favourite: createElement(FavouriteControl, product),
  };
}

/** Returns the products of a list; neighbours have different illustrations. */
export function productViews(products: readonly CardProduct[], stopped: boolean, t: Texts): readonly ProductSummary[] {
  let beside: string | null = null;
  return products.map((product) => {
    const view = productView(product, stopped, t, beside);
    beside = view.picture.image ? null : view.picture.drawing;
    return tellable(view);
  });
}

/** Adds to an unavailable product of a list the link to the notification form on its page. */
export function tellable(view: ProductSummary): ProductSummary {
  const { availability, href } = view;
  if (availability.kind !== 'sold_out' && availability.kind !== 'suspended') return view;
  return { ...view, availability: { ...availability, noticeHref: `${href}#${RESTOCK_ANCHOR}` } };
}

/** Returns the availability. A suspended product remains so while the shop is stopped: its reason is more specific. */
export function availabilityOf(
  product: Pick<CardProduct, 'stock_state' | 'suspend_reason' | 'max_quantity'>,
  stopped: boolean,
): Availability {
  if (product.stock_state === 'suspended') return { kind: 'suspended', reason: product.suspend_reason ?? '' };
  if (stopped) return { kind: 'selling_stopped' };
  if (product.stock_state === 'out') return { kind: 'sold_out' };
  return product.stock_state === 'few' ? { kind: 'few', remaining: product.max_quantity } : { kind: 'in_stock' };
}
