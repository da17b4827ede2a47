import { Skeleton, Waiting as Awaited } from '@shop/kit';
import styles from './waiting.module.css';

/** Holds the place of a form or a list that is on its way; `label` is read out. */
export function Waiting({ label, rows = 3 }: { readonly label: string; readonly rows?: number }) {
  return (
    <Awaited className={styles.waiting} label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.row}>
          <Skeleton width="short" />
          <Skeleton shape="box" />
        </span>
      ))}
    </Awaited>
  );
}
