import { useCopy } from '@shop/copy/react';
import { Button, leadToRefusedQuantity, Price } from '@shop/kit';
import type { AddManyToCart } from '@shop/theming';
import { stoCopy } from '../copy/sto.ts';
import type { OrderSheet } from './use-order-sheet.ts';
import styles from './sheet-bar.module.css';

interface SheetBarProps {
  readonly sheet: OrderSheet;
  readonly add: AddManyToCart;
  /** Refusals of products whose rows are not in sight. */
  readonly elsewhere?: readonly string[];
  /** The button's label; a sheet without prices shows no sum. */
  readonly action?: string;
  readonly hasSum?: boolean;
}

/**
 * The total of the order sheet, and the button that adds it to the cart. It remains visible while the order sheet is.
 */
export function SheetBar({ sheet, add, elsewhere = [], action, hasSum = true }: SheetBarProps) {
  const t = useCopy(stoCopy);
  const isEmpty = sheet.lines.length === 0;
  return (
    <div className={styles.bar} data-empty={isEmpty || undefined}>
      <div className={styles.text} role={add.status === 'failed' ? 'alert' : 'status'}>
        {add.message && <p data-status={add.status}>{add.message}</p>}
        {elsewhere.map((error) => (
          <p key={error} data-status="failed">
            {error}
          </p>
        ))}
        {isEmpty && !add.message && <p>{t.chosenNone}</p>}
        {!isEmpty && (
          <p className={styles.sum}>
            {t.chosen(sheet.lines.length, sheet.pieces)}
            {hasSum && <Price yen={sheet.total} />}
          </p>
        )}
      </div>
      {!isEmpty && (
        <Button variant="quiet" size="small" onClick={sheet.clear}>
          {t.clear}
        </Button>
      )}
      <Button
        variant="primary"
        icon="basket"
        data-adds
        busy={add.status === 'adding'}
        aria-disabled={isEmpty}
        onClick={() => void (leadToRefusedQuantity() || sheet.submit())}
      >
        {action ?? t.addMany}
      </Button>
    </div>
  );
}
