/**
 * The storage of uploaded masters. Names are made by the shop and safe as paths; a file never changes after it is
 * written.
 */
export interface PhotographStorage {
  /** Whole or not at all. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** @throws Error when it is not there, or the storage does not answer */
  read(name: string): Promise<Buffer>;
  /** No error when it is not there. */
  remove(name: string): Promise<void>;
}
