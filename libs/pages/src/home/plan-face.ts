import type { BannerWish } from '../layout/load-banners.ts';
import type { LayoutBlock } from '../layout/load-layout.ts';
import type { ShelfWish } from '../layout/load-shelf.ts';

/** What stands on a face of the shop: banners and shelves at the theme's places for them, other blocks below. */
export interface FacePlan {
  readonly banners: readonly BannerWish[];
  readonly shelves: readonly ShelfWish[];
  readonly blocks: readonly LayoutBlock[];
}

/** What a layout says of a face, everything in its order; a shelf that it names twice stands once. */
export function planFace(layout: readonly LayoutBlock[]): FacePlan {
  const shelves = layout.flatMap(({ kind, code, title, limit }) =>
    kind === 'products' ? [{ id: code ?? 'recommended', title, limit }] : [],
  );
  return {
    banners: layout.flatMap(({ kind, code, limit }) =>
      kind === 'banners' && code !== null ? [{ area: code, limit }] : [],
    ),
    shelves: shelves.filter(({ id }, index) => shelves.findIndex((other) => other.id === id) === index),
    blocks: layout.filter(({ kind }) => kind !== 'banners' && kind !== 'products'),
  };
}

/** The theme's own face, where no layout says otherwise. */
export function ownFace(areas: readonly string[], ids: readonly string[]): FacePlan {
  return {
    banners: areas.map((area) => ({ area, limit: null })),
    shelves: ids.map((id) => ({ id, title: null, limit: null })),
    blocks: [],
  };
}
