import type { SumRow, SumsView } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PriceTable } from '@shop/parts';
import styles from './sums.module.css';

/** The total of the order, line by line, with the tax included in it. */
export function Sums({ sums }: { sums: SumsView }) {
  const t = useCopy(checkoutCopy);
  const labelOf = (row: SumRow) => row.name ?? t.sums[row.id];
  return (
    <div className={styles.sums}>
      <PriceTable
        caption={t.sums.caption}
        rows={sums.rows.map((row) => ({
          id: row.key,
          label: labelOf(row),
          yen: row.id === 'carriage' && row.yen === 0 ? null : row.yen,
          text: t.sums.free,
        }))}
        total={{ label: sums.isEstimated ? t.sums.totalEstimated : t.sums.total, yen: sums.total }}
      />
      {sums.taxTable}
      <ul className={styles.notes}>
        {!sums.taxTable &&
          sums.taxes.map((tax) => <li key={tax.ratePercent}>{t.sums.tax(tax.ratePercent, tax.taxable, tax.tax)}</li>)}
        {sums.isEstimated && <li>{t.sums.estimated}</li>}
      </ul>
    </div>
  );
}
