import type { FrontSettings } from '@shop/api';

/** What every page needs of its channel; the root loader gives it, and it stays the same until the next document. */
export interface FrameData {
  /** Host name without port. */
  readonly channel: string;
  readonly settings: FrontSettings;
  readonly categories: readonly FrameCategory[];
}

export interface FrameCategory {
  readonly key: string;
  readonly name: string;
}
