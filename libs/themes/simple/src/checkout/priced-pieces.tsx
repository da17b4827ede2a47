import type { PricedPiece } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import { Thumb } from './thumb.tsx';
import styles from './priced-pieces.module.css';

/** Quantity and price of each item (L-02 ①, ②); reduced-rate food is marked (L-10). */
export function PricedPieces({ pieces }: { pieces: readonly PricedPiece[] }) {
  const t = useCopy(checkoutCopy);
  return (
    <>
      <ul className={styles.list}>
        {pieces.map((piece) => (
          <li key={piece.key} className={styles.piece}>
            <Thumb picture={piece.picture} size="small" />
            <span className={styles.name}>
              {piece.name}
              <small>
                {piece.unitLabel} / {t.confirm.itemPrice(piece.unitPrice, piece.quantity)}
              </small>
            </span>
            <span className={styles.amount}>
              <Price yen={piece.amount} taxNote={false} />
              {piece.reducedTax && <span className={styles.mark}>{t.cart.reducedTax}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.legend}>{t.cart.reducedTaxLegend}</p>
    </>
  );
}
