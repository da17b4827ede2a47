import type { MatrixView } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { QuantityStepper } from '@shop/kit';
import styles from './matrix.module.css';

/** Lines by destinations, with quantities. On narrow screens each product is a card. */
export function Matrix({ matrix }: { matrix: MatrixView }) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.room}>
      <div className={styles.scroll} id="order-matrix" role="group" aria-label={t.delivery.matrixTitle} tabIndex={0}>
        <table className={styles.table} aria-busy={matrix.status === 'saving'}>
          <thead>
            <tr>
              <th scope="col">{t.delivery.matrixProduct}</th>
              {matrix.destinations.map((destination) => (
                <th key={destination.key} scope="col">
                  <small>{destination.label}</small>
                  {destination.name}
                  {t.shipping.honorific}
                </th>
              ))}
              <th scope="col" className={styles.total}>
                {t.delivery.matrixTotal}
              </th>
            </tr>
          </thead>
          <tbody>
            {matrix.rows.map((row) => (
              <tr key={row.lineKey}>
                <th scope="row">
                  {row.name}
                  <small>{row.unitLabel}</small>
                </th>
                {matrix.destinations.map((destination) => {
                  const quantity = row.cells.find((cell) => cell.shippingKey === destination.key)?.quantity ?? 0;
                  return (
                    <td key={destination.key} data-label={`${destination.name}${t.shipping.honorific}`}>
                      <QuantityStepper
                        value={quantity}
                        min={row.total === quantity ? 1 : 0}
                        max={row.max - row.total + quantity}
                        label={t.delivery.matrixCell(row.name, destination.name)}
                        onChange={(next) => matrix.onCell(row.lineKey, destination.key, next)}
                      />
                    </td>
                  );
                })}
                <td data-label={t.delivery.matrixTotal} className={styles.total}>
                  {row.total}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
