import type { Popup, PublicEnvironment } from '@shop/api';
import type { ShopSettings } from '@shop/state';
import type { NamedLink } from '@shop/theming';

/** What every page needs of its channel; the root loader gives it, and it stays the same until the next document. */
export interface FrameData {
  /** Host name without port. */
  readonly channel: string;
  readonly settings: ShopSettings;
  readonly environment: PublicEnvironment;
  readonly categories: readonly FrameCategory[];
  readonly messages: readonly FrameMessage[];
  readonly popups: readonly FramePopup[];
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
  readonly link: NamedLink | null;
  /** RFC 3339; a dismissal counts for this version alone (spec §4). */
  readonly updated_at: string;
}

/** When a window opens over a page; what it says is read when it does. */
export type FramePopup = Pick<Popup, 'id' | 'pages' | 'frequency' | 'updated_at'>;
