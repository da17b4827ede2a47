import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { QuantityStepper } from '@shop/kit';
import type { CartLineView } from './cart-line-view.ts';
import { isSellable } from './is-sellable.ts';

/**
 * The quantity of a cart line; each change is sent at once. A quantity above the stock remains visible until it is
 * reduced.
 */
export function LineQuantity({
  line,
}: {
  readonly line: Pick<CartLineView, 'name' | 'quantity' | 'maxQuantity' | 'availability' | 'onQuantity'>;
}) {
  const t = useCopy(checkoutCopy);
  return (
    <QuantityStepper
      value={line.quantity}
      max={Math.max(line.maxQuantity, line.quantity)}
      disabled={!isSellable(line)}
      label={t.cart.quantityOf(line.name)}
      onChange={line.onQuantity}
    />
  );
}
