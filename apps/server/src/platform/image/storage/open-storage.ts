import type { Config } from '../../config/config.ts';
import { diskStorage } from './disk-storage.ts';
import type { PhotographStorage } from './photograph-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** The storage that the environment names: a bucket, or the folder. */
export function openStorage({ folder, s3 }: Config['photographs']): PhotographStorage {
  return s3 === null ? diskStorage(folder) : s3Storage(s3);
}
