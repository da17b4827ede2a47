import type { Image } from '@shop/api';

/** Where addresses of photographs begin. */
export const IMAGE_BASE = '/v1/images/';

/** A photograph as it was taken, from which its sizes are cut. */
export interface Master {
  /** Its bytes. @throws Error when it is gone, or its storage does not answer */
  readonly read: () => Promise<Buffer>;
  readonly image: Image;
}
