import { isSelling } from '../platform/channel/is-selling.ts';
import type { Ctx } from '../platform/context/ctx.ts';
import { ForbiddenError } from '../platform/errors/index.ts';

/**
 * Refuses while the channel has stopped selling (PLUGIN.TEMPORARY_STOP_SELLING).
 * @throws ForbiddenError `shop.selling_stopped`
 */
export function refuseWhenNotSelling({ channel }: Pick<Ctx, 'channel'>): void {
  if (!isSelling(channel)) {
    throw new ForbiddenError(
      'shop.selling_stopped',
      'ただいまご注文の受付を一時的に停止しています。再開までお待ちください。',
    );
  }
}
