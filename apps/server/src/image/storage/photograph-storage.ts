import type { Config } from '../../config/config.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** Where the masters of uploaded photographs lie. Names are ours and safe as paths; a file is never changed once it is written. */
export interface PhotographStorage {
  /** Whole or not at all. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** @throws Error when it is not there, or the storage does not answer */
  read(name: string): Promise<Buffer>;
  /** No error when it is not there. */
  remove(name: string): Promise<void>;
}

/** The storage that the environment names: a bucket, or the folder. */
export function openStorage({ folder, s3 }: Config['photographs']): PhotographStorage {
  return s3 === null ? diskStorage(folder) : s3Storage(s3);
}
