import styles from './gift-ribbon.module.css';

/** The tied ribbon over a gift. */
export function GiftRibbon() {
  return (
    <svg className={styles.ribbon} viewBox="0 0 160 88" aria-hidden="true">
      <path className={styles.tail} d="M76 50 52 86l13-3 6 5 16-34zM84 50l24 36-13-3-6 5-16-34z" />
      <path
        className={styles.loop}
        d="M78 44C60 10 22-4 10 12c-11 16 14 40 66 36zM82 44c18-34 56-48 68-32 11 16-14 40-66 36z"
      />
      <path
        className={styles.fold}
        d="M74 43C60 26 38 16 27 22c-8 6 10 20 47 22zM86 43c14-17 36-27 47-21 8 6-10 20-47 22z"
      />
      <rect className={styles.knot} x="70" y="34" width="20" height="22" rx="7" />
    </svg>
  );
}
