import { REFUSED_QUANTITY } from '@shop/constants';

/** Focuses a refused quantity, so that no step continues with the old one. Returns whether there is one. */
export function leadToRefusedQuantity(): boolean {
  const field = document.querySelector<HTMLElement>(REFUSED_QUANTITY);
  field?.focus();
  return field !== null;
}
