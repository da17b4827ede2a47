/** Where the masters of uploaded photographs lie. Names are ours and safe as paths; a file is never changed once it is written. */
export interface PhotographStorage {
  /** Whole or not at all. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** @throws Error when it is not there, or the storage does not answer */
  read(name: string): Promise<Buffer>;
  /** No error when it is not there. */
  remove(name: string): Promise<void>;
}
