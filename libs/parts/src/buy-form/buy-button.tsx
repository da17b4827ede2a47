import type { AddToCart } from '@shop/theming';
import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { AddForm } from '../add-form/add-form.tsx';
import { Button, leadToRefusedQuantity } from '@shop/kit';

export interface BuyButtonProps {
  readonly add: {
    readonly status: AddToCart['status'];
    readonly onAdd: (quantity: number) => void;
    readonly action: AddToCart['action'];
  };
  readonly wanted: {
    readonly quantity: number;
    readonly full: boolean;
    readonly want: (quantity: number) => void;
    readonly form: string;
  };
}

/** Adds the chosen quantity to the cart; then the quantity is 1 again. */
export function BuyButton({ add, wanted: { quantity, full, want, form } }: BuyButtonProps) {
  const t = useCopy(goodsCopy);
  const put = () => {
    if (leadToRefusedQuantity()) return;
    add.onAdd(quantity);
    want(1);
  };
  return (
    <>
      <AddForm id={form} action={add.action} onAdd={put} />
      <Button
        type="submit"
        form={form}
        data-buy=""
        variant="primary"
        size="large"
        wide
        icon="basket"
        busy={add.status === 'adding'}
        disabled={full}
      >
        {t.addToCart}
      </Button>
    </>
  );
}
