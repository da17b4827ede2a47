import { ParcelNote, ZoneGroup } from '@shop/parts';
import { CartLine, type CartGroupView } from '@shop/theming';
import styles from './cart-group.module.css';

/** Rows of one temperature zone under their heading, with their shipping fee in the last one. */
export function CartGroup({ group }: { readonly group: CartGroupView }) {
  return (
    <ZoneGroup group={group} className={styles.group} headClassName={styles.head} titleClassName={styles.title}>
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
