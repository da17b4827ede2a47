import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button } from '@shop/kit';
import type { IconName } from '@shop/kit';
import type { CartLineView } from './cart-line-view.ts';

export interface LineRemoveProps {
  readonly line: Pick<CartLineView, 'name' | 'onRemove'>;
  /** The icon before the label; none if absent. */
  readonly icon?: IconName;
}

/** Removes a product from the cart. */
export function LineRemove({ line, icon }: LineRemoveProps) {
  const t = useCopy(checkoutCopy);
  return (
    <Button
      variant="quiet"
      size="small"
      icon={icon}
      data-removes
      aria-label={t.cart.removeOf(line.name)}
      onClick={line.onRemove}
    >
      {t.cart.remove}
    </Button>
  );
}
