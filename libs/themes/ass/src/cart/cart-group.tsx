import { ParcelNote, ZoneGroup } from '@shop/parts';
import { CartLine, type CartGroupView } from '@shop/theming';
import styles from './cart-group.module.css';

/** The products of a temperature zone as a box: the zone as its lid, the shipping fee at the bottom. */
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
