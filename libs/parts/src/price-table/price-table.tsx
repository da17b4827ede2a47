import type { ReactNode } from 'react';
import { Price } from '@shop/kit';
import styles from './price-table.module.css';

export interface PriceTableProps {
  readonly caption: string;
  readonly rows: readonly {
    readonly id: string;
    readonly label: ReactNode;
    readonly note?: ReactNode;
    /** Tax-included yen; negative for discounts; null while not known, then `text` stands in its place. */
    readonly yen: number | null;
    readonly text?: string;
  }[];
  /** The grand total, set apart below. */
  readonly total: { readonly label: string; readonly yen: number; readonly note?: ReactNode };
}

/** Sums of an order, one line each, total last. */
export function PriceTable({ caption, rows, total }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.label}
              {row.note && <small>{row.note}</small>}
            </th>
            <td>{row.yen === null ? row.text : <Price yen={row.yen} taxNote={false} />}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {total.label}
            {total.note && <small>{total.note}</small>}
          </th>
          <td>
            <Price yen={total.yen} size="large" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
