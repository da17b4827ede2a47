import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { StockBadge } from '../badge/stock-badge.tsx';
import { Price } from '@shop/kit';
import type { CartLineView } from './cart-line-view.ts';
import { isSellable } from './is-sellable.ts';
import styles from './cart-line.module.css';

export interface LineDetailsProps {
  readonly line: Pick<CartLineView, 'unitLabel' | 'unitPrice' | 'reducedTax' | 'availability'>;
  /** The class of each line of text. */
  readonly className: string | undefined;
}

/** The size and price of one piece, the mark of the reduced rate (L-10), and why it cannot be bought now. */
export function LineDetails({ line, className }: LineDetailsProps) {
  const t = useCopy(checkoutCopy);
  const { availability } = line;
  return (
    <>
      <p className={className}>
        {line.unitLabel}{' '}
        <span className={styles.price}>
          <Price yen={line.unitPrice} size="small" />
          {line.reducedTax && t.cart.reducedTax}
        </span>
      </p>
      {!isSellable(line) && <StockBadge kind={availability.kind} />}
      {availability.kind === 'suspended' && <p className={className}>{availability.reason}</p>}
    </>
  );
}
