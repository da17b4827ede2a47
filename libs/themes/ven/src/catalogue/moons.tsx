import styles from './moons.module.css';

/** Goods that rest longer than this are drawn with as many moons as fit into the stop. */
const most = 36;

/** A moon for every month of rest; what it means is said in words beside it. */
export function Moons({ count }: { count: number }) {
  return (
    <p className={styles.moons} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, index) => (
        <span key={index} />
      ))}
    </p>
  );
}
