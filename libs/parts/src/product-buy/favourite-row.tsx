import type { ReactNode } from 'react';
import styles from './favourite-row.module.css';

/** The place of a product's heart beside the button that buys: it comes once the page stands, and nothing moves for it. */
export function FavouriteRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
