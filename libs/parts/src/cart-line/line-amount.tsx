import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price, type PriceProps, Spinner } from '@shop/kit';
import type { CartLineView } from './cart-line-view.ts';

export interface LineAmountProps extends Pick<PriceProps, 'size'> {
  readonly line: Pick<CartLineView, 'status' | 'amount'>;
  readonly className: string | undefined;
}

/** The amount of a cart line; while a change is being saved it says so, also to screen readers. */
export function LineAmount({ line, className, size }: LineAmountProps) {
  const t = useCopy(checkoutCopy);
  return (
    <p className={className} role="status">
      {line.status === 'pending' ? (
        <Spinner label={t.cart.pending} />
      ) : (
        <Price yen={line.amount} taxNote={false} size={size} />
      )}
    </p>
  );
}
