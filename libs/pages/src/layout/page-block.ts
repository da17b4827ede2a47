import type { Banner } from '@shop/api';
import type { Shelf } from './load-shelf.ts';

/** The part of a banner that is rendered. */
export type ShownBanner = Pick<
  Banner,
  'id' | 'area' | 'title' | 'lead' | 'body' | 'link_url' | 'link_label' | 'illustration' | 'image_url' | 'image' | 'alt'
>;

/** A piece of reading in a block. */
export interface BlockEntry extends Pick<Banner, 'illustration' | 'image_url' | 'image' | 'alt' | 'title'> {
  readonly href: string;
  readonly text: string;
  /** RFC 3339; null for what has no day. */
  readonly since: string | null;
}

/** A block of a layout with its content. */
export type PageBlock =
  | { readonly kind: 'banners'; readonly banners: readonly ShownBanner[] }
  | { readonly kind: 'products'; readonly shelf: Shelf }
  | { readonly kind: 'free_area'; readonly code: string; readonly title: string; readonly body: string }
  | { readonly kind: EntriesKind; readonly title: string | null; readonly entries: readonly BlockEntry[] };

export type EntriesKind = 'news' | 'blogs' | 'collection' | 'landing_pages';
