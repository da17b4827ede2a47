import { inJapan } from '@shop/japanese';
import type { Ctx } from '../platform/context/ctx.ts';
import type { Catalogue, Sales } from './catalogue.ts';
import { catalogueSnapshot, salesSnapshot, stockSnapshot } from './catalogue.snapshots.ts';
import { pricedCatalogue } from './priced-catalogue.ts';
import { ShownCatalogue } from './shown-catalogue.ts';

const nothing: Sales = new Map();
const made = new WeakMap<Catalogue, ShownCatalogue>();

/** Returns the catalogue of the request's channel with the prices of now. */
export function catalogueOf({ snapshots, channel, clock }: Pick<Ctx, 'snapshots' | 'channel' | 'clock'>): Catalogue {
  const { byPrefix, shared } = snapshots.read(catalogueSnapshot);
  return pricedCatalogue(byPrefix.get(channel.prefix) ?? shared, clock.now());
}

/** Returns the channel's products in their current state; a new object as soon as catalogue, prices, stock or day change. */
export function shownCatalogue(ctx: Pick<Ctx, 'snapshots' | 'channel' | 'clock'>): ShownCatalogue {
  const catalogue = catalogueOf(ctx);
  const stock = ctx.snapshots.read(stockSnapshot);
  const day = inJapan(ctx.clock.now()).day;
  const last = made.get(catalogue);
  const sales = ctx.snapshots.of(salesSnapshot).last ?? nothing;
  if (last?.stock === stock && last.sales === sales && last.day === day) return last;
  const now = new ShownCatalogue(catalogue, stock, sales, day);
  made.set(catalogue, now);
  return now;
}
