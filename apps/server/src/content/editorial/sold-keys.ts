import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import type { Ctx } from '../../platform/context/ctx.ts';

/** Those of the products named in a text that this channel sells, in the text's order. */
export function soldKeys(ctx: Pick<Ctx, 'snapshots' | 'channel' | 'clock'>, keys: readonly string[]): string[] {
  const { byKey } = catalogueOf(ctx);
  return keys.filter((key) => byKey.has(key));
}
