import type { ShopSettings } from '@shop/state';

/** The whole shop sells nothing for the time being (spec §4). */
export function sellingStopped({ PLUGIN }: Pick<ShopSettings, 'PLUGIN'>): boolean {
  const { IS_USE, IS_SELLING } = PLUGIN.TEMPORARY_STOP_SELLING;
  return IS_USE && !IS_SELLING;
}
