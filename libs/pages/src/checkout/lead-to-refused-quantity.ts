import { REFUSED_QUANTITY } from '@shop/constants';

/** Leads to a quantity that was typed and refused, so that no step goes on with the old one; false when there is none. */
export function leadToRefusedQuantity(): boolean {
  const field = document.querySelector<HTMLElement>(REFUSED_QUANTITY);
  field?.focus();
  return field !== null;
}
