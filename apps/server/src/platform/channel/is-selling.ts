import type { Channel } from './channel.ts';

/** Whether the channel sells at present (PLUGIN.TEMPORARY_STOP_SELLING). */
export function isSelling({ settings }: Pick<Channel, 'settings'>): boolean {
  const { IS_USE, IS_SELLING } = settings.PLUGIN.TEMPORARY_STOP_SELLING;
  return !IS_USE || IS_SELLING;
}
