import styles from './moons.module.css';

/** The maximum number of moons; products that age longer show this many. */
const most = 36;

/** One moon per month of aging, as decoration; the text next to it has the number. */
export function Moons({ count }: { count: number }) {
  return (
    <p className={styles.moons} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, index) => (
        <span key={index} />
      ))}
    </p>
  );
}
