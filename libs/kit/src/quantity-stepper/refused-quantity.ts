import { REFUSED_QUANTITY } from '@shop/constants';

/** Leads to a quantity of the page that was typed and refused, so that nothing is bought with the old one; false when there is none. */
export function leadToRefusedQuantity(): boolean {
  const field = document.querySelector<HTMLElement>(REFUSED_QUANTITY);
  field?.focus();
  return !!field;
}
