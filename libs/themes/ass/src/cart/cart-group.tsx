import { ParcelNote, ZoneGroup } from '@shop/parts';
import { CartLine, type CartGroupView } from '@shop/theming';
import styles from './cart-group.module.css';

/** A box for each temperature zone: its green lid names it, its foot says what the parcel costs. */
export function CartGroup({ group }: { readonly group: CartGroupView }) {
  return (
    <ZoneGroup group={group} className={styles.box} headClassName={styles.lid} titleClassName={styles.title}>
      {group.lines.map((line) => (
        <CartLine key={line.lineKey} {...line} />
      ))}
      <ParcelNote group={group} className={styles.fee} />
    </ZoneGroup>
  );
}
