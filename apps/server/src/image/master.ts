import type { Image } from '@shop/api';

/** A photograph as it was taken, from which its sizes are cut. */
export interface Master {
  /** Absolute path of the file. */
  readonly file: string;
  readonly image: Image;
}
