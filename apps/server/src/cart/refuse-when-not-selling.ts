import type { Ctx } from '../context/ctx.ts';
import { ForbiddenError } from '../errors/index.ts';

/** Refuses while the channel has stopped selling (PLUGIN.TEMPORARY_STOP_SELLING). @throws ForbiddenError `shop.selling_stopped` */
export function refuseWhenNotSelling({ channel }: Pick<Ctx, 'channel'>): void {
  const { IS_USE, IS_SELLING } = channel.settings.PLUGIN.TEMPORARY_STOP_SELLING;
  if (IS_USE && !IS_SELLING) {
    throw new ForbiddenError(
      'shop.selling_stopped',
      'ただいまご注文の受付を一時的に停止しています。再開までお待ちください。',
    );
  }
}
