import type { FrontSettings } from '@shop/api';

/**
 * Where a stored file is: the storage setting and the file's path; a path without a slash in front lies in the channel's own
 * folder of the storage (spec §9 "Storage URLs"). Without a setting the storage is this origin.
 */
export function storageAddress(
  { STORAGE_URL, CHANNEL_PREFIX }: Pick<FrontSettings['SITE'], 'STORAGE_URL' | 'CHANNEL_PREFIX'>,
  path: string,
): string {
  const folder = path.startsWith('/') ? '' : `/${CHANNEL_PREFIX}/`;
  return `${STORAGE_URL.replace(/\/$/, '')}${folder}${path}`;
}
