import type { CartLine, CartSet } from '@shop/api';
import { deferredSlot } from '@shop/theming';
import { useLineExtras } from './use-line-extras.ts';

const LineExtras = deferredSlot('LineExtras');

export interface CartLineExtrasProps {
  readonly line: CartLine;
  /** Removes the line, and offers to restore it. */
  readonly onRemove: () => void;
  /** Removes a set with all its products, and offers to restore it. */
  readonly onRemoveSet: (set: CartSet) => void;
}

/** The sets and paid extras of a line, the extras offered with its product, and the button to save it for later. */
export function CartLineExtras({ line, ...ways }: CartLineExtrasProps) {
  const extras = useLineExtras(line, ways);
  const { sets, chosen, offers, onPostpone } = extras;
  return sets.length + chosen.length + offers.length === 0 && !onPostpone ? null : <LineExtras {...extras} />;
}
