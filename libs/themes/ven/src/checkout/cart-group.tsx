import { ParcelNote, ZoneGroup } from '@shop/parts';
import { CartLine, type CartGroupView } from '@shop/theming';
import styles from './cart-group.module.css';

/** Products of one temperature zone between two hairlines, and their shipping fee. */
export function CartGroup({ group }: { readonly group: CartGroupView }) {
  return (
    <ZoneGroup group={group} headClassName={styles.head} titleClassName={styles.title}>
      {group.lines.map((line) => (
        <CartLine key={line.lineKey} {...line} />
      ))}
      <ParcelNote group={group} className={styles.fee}>
        {(label, parts) => (
          <>
            {label}
            <span>{parts}</span>
          </>
        )}
      </ParcelNote>
    </ZoneGroup>
  );
}
