import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import type { SumsView } from '@shop/theming';
import { stoCartCopy } from '../copy/sto-cart.ts';
import styles from './tax-table.module.css';

/**
 * The amounts for bookkeeping: a row for each rate with the amount without tax, from the tax that was rounded once for
 * it (L-24, L-25).
 */
export function TaxTable({ taxes }: { readonly taxes: SumsView['taxes'] }) {
  const t = useCopy(stoCartCopy);
  return (
    <div className={styles.scroller} role="group" aria-label={t.taxTable} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t.taxTable}</caption>
        <thead>
          <tr>
            <th scope="col">{t.rate}</th>
            <th scope="col">{t.withoutTax}</th>
            <th scope="col">{t.tax}</th>
            <th scope="col">{t.withTax}</th>
          </tr>
        </thead>
        <tbody>
          {taxes.map(({ ratePercent, taxable, tax }) => (
            <tr key={ratePercent}>
              <th scope="row">{t.ratePercent(ratePercent)}</th>
              {[taxable - tax, tax, taxable].map((yen, column) => (
                <td key={column}>
                  <Price yen={yen} size="small" taxNote={false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns sums with their taxes as a table; unchanged when the order has no taxes. */
export function withTaxTable(sums: SumsView): SumsView {
  return sums.taxes.length > 0 ? { ...sums, taxTable: <TaxTable taxes={sums.taxes} /> } : sums;
}
