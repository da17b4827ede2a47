import type { Popup, PublicEnvironment } from '@shop/api';
import type { ShopSettings } from '@shop/state';
import type { NamedLink } from '@shop/theming';

/** The data of the channel that every page needs; read by the root loader, once per document. */
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
  /** RFC 3339; a dismissal is valid only for this version (spec §4). */
  readonly updated_at: string;
}

/** The conditions under which a pop-up opens over a page; its content is read when it opens. */
export type FramePopup = Pick<Popup, 'id' | 'pages' | 'frequency' | 'updated_at'>;
