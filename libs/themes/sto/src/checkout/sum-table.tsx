import type { ReactNode } from 'react';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import type { SumsView } from '@shop/theming';
import styles from './cart-summary.module.css';

interface SumTableProps {
  readonly sums: SumsView;
  /** Discounts, below its rows. */
  readonly children: ReactNode;
}

/** The parts of the total, one row each; the total itself is in the bar. */
export function SumTable({ sums, children }: SumTableProps) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.cell}>
      <table className={styles.sums}>
        <caption className={styles.caption}>{t.sums.caption}</caption>
        <tbody>
          {sums.rows.map(({ id, key, name, yen }) => (
            <tr key={key}>
              <th scope="row">{name ?? t.sums[id]}</th>
              <td>{id === 'carriage' && yen === 0 ? t.sums.free : <Price yen={yen} size="small" taxNote={false} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sums.isEstimated && <p className={styles.note}>{t.sums.estimated}</p>}
      {children}
    </div>
  );
}
