import type { CartLine, CartSet } from '@shop/api';
import { deferredSlot } from '@shop/theming';
import { useLineExtras } from './use-line-extras.ts';

const LineExtras = deferredSlot('LineExtras');

export interface CartLineExtrasProps {
  readonly line: CartLine;
  /** Takes the line out, and offers to put it back. */
  readonly onRemove: () => void;
  /** Takes a set out with all its goods, and offers to put it back. */
  readonly onRemoveSet: (set: CartSet) => void;
}

/** What goes with a line: its sets, paid extras beside it and those that its product is offered with, and the way to buy later. */
export function CartLineExtras({ line, ...ways }: CartLineExtrasProps) {
  const extras = useLineExtras(line, ways);
  const { sets, chosen, offers, onPostpone } = extras;
  return sets.length + chosen.length + offers.length === 0 && !onPostpone ? null : <LineExtras {...extras} />;
}
