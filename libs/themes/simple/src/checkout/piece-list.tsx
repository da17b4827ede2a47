import type { PieceView } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Thumb } from './thumb.tsx';
import styles from './piece-list.module.css';

/** Products with their number of pieces, as a quiet list. */
export function PieceList({ pieces }: { pieces: readonly PieceView[] }) {
  const t = useCopy(checkoutCopy);
  return (
    <ul className={styles.list}>
      {pieces.map((piece) => (
        <li key={piece.key} className={styles.piece}>
          <Thumb picture={piece.picture} size="small" />
          <span className={styles.name}>
            {piece.name}
            <small className={styles.unit}>{piece.unitLabel}</small>
          </span>
          <span className={styles.quantity}>{t.frame.pieceQuantity(piece.quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
