import { Skeleton, Waiting as Awaited } from '@shop/kit';
import styles from './waiting.module.css';

/** The placeholder of a form or list that is loading; `label` is read by screen readers. */
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
