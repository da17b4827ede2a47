import { stoCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from './order-table.module.css';

/** The columns of an order sheet. */
export function OrderHead() {
  const { columns } = useCopy(stoCopy);
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col">{columns.product}</th>
        <th scope="col" data-column="unit">
          {columns.unit}
        </th>
        <th scope="col" data-column="zone">
          {columns.zone}
        </th>
        <th scope="col" data-column="per">
          {columns.per100g}
        </th>
        <th scope="col" data-column="price">
          {columns.price}
        </th>
        <th scope="col" data-column="quantity">
          {columns.quantity}
        </th>
      </tr>
    </thead>
  );
}
