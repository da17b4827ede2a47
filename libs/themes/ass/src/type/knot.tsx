import styles from './knot.module.css';

const loops =
  'M24 17C14 3 3 5 3 13s10 9 21 4c10-14 21-12 21-4s-10 9-21 4M20 18c-6-16 14-16 8 0M22 18c-3 5-7 8-12 9M26 18c3 5 7 8 12 9';

/** The knot of cord that is the shop's crest and parts its headings. Ornament. */
export function Knot() {
  return (
    <svg className={styles.knot} viewBox="0 0 48 30" aria-hidden="true" focusable="false">
      <path className={styles.cord} d={loops} />
      <path className={styles.strand} d={loops} />
    </svg>
  );
}
