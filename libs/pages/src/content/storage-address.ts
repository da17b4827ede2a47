import type { FrontSettings } from '@shop/api';

/**
 * Returns the URL of a stored file. A path without a leading slash is in the channel's folder of the storage (spec §9
 * "Storage URLs"); without a setting the storage is this origin.
 */
export function storageAddress(
  { STORAGE_URL, CHANNEL_PREFIX }: Pick<FrontSettings['SITE'], 'STORAGE_URL' | 'CHANNEL_PREFIX'>,
  path: string,
): string {
  const folder = path.startsWith('/') ? '' : `/${CHANNEL_PREFIX}/`;
  return `${STORAGE_URL.replace(/\/$/, '')}${folder}${path}`;
}
