interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What a change of place does to the window: `top` for another page, `restore` on the way back, `anchor` for a part of a page, `stay` for a filter. */
export type ScrollMove = 'top' | 'restore' | 'anchor' | 'stay';

/** Decides how the window scrolls (spec §2): a filter or an order of a list leaves the reader where he is, its next page does not. */
export function scrollMove(from: Place, to: Place, isHistory: boolean): ScrollMove {
  if (isHistory) return 'restore';
  if (to.hash !== '') return 'anchor';
  if (from.pathname !== to.pathname) return 'top';
  const page = (place: Place) => new URLSearchParams(place.search).get('page') ?? '1';
  return page(from) === page(to) || page(to) === '1' ? 'stay' : 'top';
}
