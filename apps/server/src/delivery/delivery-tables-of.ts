import type { Ctx } from '../platform/context/ctx.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import { deliverySnapshot } from './delivery.snapshot.ts';

/** The delivery figures of the shop with the terms of a channel, as this process last read them. */
export function deliveryTablesOf({ channel, snapshots }: Pick<Ctx, 'channel' | 'snapshots'>): DeliveryTables {
  const { SHIPPING, GIFT } = channel.settings.ORDER;
  return {
    ...snapshots.read(deliverySnapshot),
    free_carriage_from: SHIPPING.FREE_CARRIAGE_THRESHOLD,
    wrappings: GIFT.WRAPPINGS,
    is_several_allowed: SHIPPING.IS_ALLOW_MULTIPLE,
    is_wrapping_required: GIFT.IS_REQUIRE_WRAPPING,
  };
}
