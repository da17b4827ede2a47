import { ParcelNote, ZoneGroup } from '@shop/parts';
import { CartLine, type CartGroupView } from '@shop/theming';
import styles from './cart-case.module.css';

/** Products of one temperature zone under their heading, with their shipping fee. */
export function CartCase({ group }: { readonly group: CartGroupView }) {
  return (
    <ZoneGroup group={group} className={styles.case} headClassName={styles.board} titleClassName={styles.title}>
      {group.lines.map((line) => (
        <CartLine key={line.lineKey} {...line} />
      ))}
      <ParcelNote group={group} className={styles.fee}>
        {(label, parts) => `${label}:${parts}`}
      </ParcelNote>
    </ZoneGroup>
  );
}
