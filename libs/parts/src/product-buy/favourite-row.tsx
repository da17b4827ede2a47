import type { ReactNode } from 'react';
import styles from './favourite-row.module.css';

/**
 * The reserved space of a product's heart next to the buy button: it is loaded after hydration without moving anything.
 */
export function FavouriteRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
