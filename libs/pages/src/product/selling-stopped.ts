import type { FrontSettings } from '@shop/api';

/** The whole shop sells nothing for the time being (spec §4). */
export function sellingStopped({ PLUGIN }: FrontSettings): boolean {
  const { IS_USE, IS_SELLING } = PLUGIN.TEMPORARY_STOP_SELLING;
  return IS_USE && !IS_SELLING;
}
