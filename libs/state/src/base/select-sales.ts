import type { ShopState } from '../store/shop-state.ts';

/** Whether the shop sells; false when the temporary stop is enabled and selling is off (spec §4 "Selling flag"). */
export function selectIsSelling({ base: { settings } }: Pick<ShopState, 'base'>): boolean {
  const stop = settings?.PLUGIN.TEMPORARY_STOP_SELLING;
  return stop === undefined || !stop.IS_USE || stop.IS_SELLING;
}

/** Whether several destinations are allowed (spec §9). */
export function selectIsMultipleShipping({ base: { settings } }: Pick<ShopState, 'base'>): boolean {
  return settings?.ORDER.SHIPPING.IS_ALLOW_MULTIPLE ?? true;
}
