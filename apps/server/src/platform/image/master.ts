import type { Image } from '@shop/api';

/** Where addresses of photographs begin. */
export const IMAGE_BASE = '/v1/images/';

/** An original photograph, from which the sizes are made. */
export interface Master {
  /** Returns its bytes. @throws Error when it is deleted, or its storage does not answer */
  readonly read: () => Promise<Buffer>;
  readonly image: Image;
  /** Whether it is a favicon, whose sizes are PNG as well. */
  readonly isIcon?: boolean;
}
