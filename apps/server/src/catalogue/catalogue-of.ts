import type { Ctx } from '../context/ctx.ts';
import type { Catalogue } from './catalogue.ts';

/** The catalogue of the request's channel. */
export function catalogueOf({ snapshots, channel }: Pick<Ctx, 'snapshots' | 'channel'>): Catalogue {
  const { byPrefix, shared } = snapshots.catalogue.value;
  return byPrefix.get(channel.prefix) ?? shared;
}
