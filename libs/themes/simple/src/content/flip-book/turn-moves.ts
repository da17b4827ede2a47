import type { OpenBook } from '@shop/theming';
import { sideOf, spreadOf } from './spreads.ts';

/** A leaf that is being turned: the page before and the one after. */
export interface Turn {
  readonly from: number;
  readonly to: number;
}

/** How a page takes part in a turn: from and to degrees about its edge; absent for a page that lies still. */
export interface Move {
  readonly degrees: readonly [number, number];
  readonly edge: 'left' | 'right';
}

/**
 * The moves of a turn by page. A leaf has two sides: where two pages lie open, one side goes up with the page that is left
 * and the other comes down with the page that is turned to; a single page is lifted from the next one, or laid upon it.
 */
export function movesOf(
  { from, to }: Turn,
  count: number,
  isWide: boolean,
  binding: OpenBook['binding'],
): ReadonlyMap<number, Move> {
  const isOn = to > from;
  const away = binding === 'left' ? -180 : 180;
  if (!isWide)
    return new Map([
      isOn ? [from, { degrees: [0, away], edge: binding }] : [to, { degrees: [away, 0], edge: binding }],
    ]);
  const towards = (binding === 'left') === isOn ? 'left' : 'right';
  const sign = towards === 'left' ? -1 : 1;
  const leaving = spreadOf(from, count).filter((page) => sideOf(page, binding) !== towards);
  const coming = spreadOf(to, count).filter((page) => sideOf(page, binding) === towards);
  return new Map([
    ...leaving.map((page): [number, Move] => [page, { degrees: [0, sign * 180], edge: towards }]),
    ...coming.map((page): [number, Move] => [
      page,
      { degrees: [sign * -180, 0], edge: towards === 'left' ? 'right' : 'left' },
    ]),
  ]);
}
