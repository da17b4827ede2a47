import type { ReactNode } from 'react';
import { Price } from '@shop/kit';
import styles from './price-table.module.css';

export interface PriceTableProps {
  readonly caption: string;
  readonly rows: readonly {
    readonly id: string;
    readonly label: ReactNode;
    readonly note?: ReactNode;
    /** Yen including tax; negative for discounts; null while unknown, when `text` is shown instead. */
    readonly yen: number | null;
    readonly text?: string;
  }[];
  /** The total, separated from the rows. */
  readonly total: { readonly label: string; readonly yen: number; readonly note?: ReactNode };
}

/** The amounts of an order, one per line, total last. */
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
