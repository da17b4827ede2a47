import type { FrontSettings, PublicEnvironment } from '@shop/api';
import type { WayIn } from '@shop/theming';

/** What every page needs of its channel; the root loader gives it, and it stays the same until the next document. */
export interface FrameData {
  /** Host name without port. */
  readonly channel: string;
  readonly settings: FrontSettings;
  readonly environment: PublicEnvironment;
  readonly categories: readonly FrameCategory[];
  readonly messages: readonly FrameMessage[];
}

export interface FrameCategory {
  readonly key: string;
  readonly name: string;
}

/** A shop message, its markup taken off. */
export interface FrameMessage {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly link: WayIn | null;
  /** RFC 3339; a dismissal counts for this version alone (spec §4). */
  readonly updated_at: string;
}
