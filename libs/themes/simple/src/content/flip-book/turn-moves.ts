import type { OpenBook } from '@shop/theming';
import { sideOf, spreadOf } from './spreads.ts';

/** The turn of a leaf: the page before and the page after. */
export interface Turn {
  readonly from: number;
  readonly to: number;
}

/** The rotation of a page during a turn, in degrees about its edge; absent for a page that does not move. */
export interface Move {
  readonly degrees: readonly [number, number];
  readonly edge: 'left' | 'right';
}

/**
 * Returns the rotations of a turn by page. With two open pages, both sides of the leaf rotate: the page before up, the
 * page after down. A single page rotates off the next one, or onto it.
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
