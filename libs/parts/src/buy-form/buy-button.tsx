import type { AddToCart } from '@shop/theming';
import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, leadToRefusedQuantity } from '@shop/kit';

export interface BuyButtonProps {
  readonly add: {
    readonly status: AddToCart['status'];
    readonly onAdd: (quantity: number) => void;
  };
  readonly wanted: {
    readonly quantity: number;
    readonly full: boolean;
    readonly want: (quantity: number) => void;
  };
}

/** Adds the chosen quantity to the cart; then the quantity is 1 again. */
export function BuyButton({ add, wanted: { quantity, full, want } }: BuyButtonProps) {
  const t = useCopy(goodsCopy);
  return (
    <Button
      data-buy=""
      variant="primary"
      size="large"
      wide
      icon="basket"
      busy={add.status === 'adding'}
      disabled={full}
      onClick={() => {
        if (leadToRefusedQuantity()) return;
        add.onAdd(quantity);
        want(1);
      }}
    >
      {t.addToCart}
    </Button>
  );
}
