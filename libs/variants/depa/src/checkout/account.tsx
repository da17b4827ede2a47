import type { SumsView } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PriceTable } from '@shop/parts';
import styles from './account.module.css';

/** The total, with the tax included in it. */
export function Account({ sums }: { readonly sums: SumsView }) {
  const t = useCopy(checkoutCopy).sums;
  return (
    <div className={styles.account}>
      <PriceTable
        caption={t.caption}
        rows={sums.rows.map(({ key, id, name, yen }) => ({
          id: key,
          label: name ?? t[id],
          yen: id === 'carriage' && yen === 0 ? null : yen,
          text: t.free,
        }))}
        total={{ label: t.total, yen: sums.total }}
      />
      <ul className={styles.taxes}>
        {sums.taxes.map(({ ratePercent, taxable, tax }) => (
          <li key={ratePercent}>{t.tax(ratePercent, taxable, tax)}</li>
        ))}
      </ul>
    </div>
  );
}
