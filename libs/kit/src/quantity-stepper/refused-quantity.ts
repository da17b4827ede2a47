import { REFUSED_QUANTITY } from '@shop/constants';

/**
 * Moves to a refused quantity on the page, so that nothing is bought with the old one. @returns false if there is none
 */
export function leadToRefusedQuantity(): boolean {
  const field = document.querySelector<HTMLElement>(REFUSED_QUANTITY);
  field?.focus();
  return !!field;
}
