import { NothingFound, type NothingFoundProps } from '@shop/parts';
import styles from './list-states.module.css';

/** A window with nothing in it but the moon, and the ways on. */
export function Nothing(props: Pick<NothingFoundProps, 'help' | 'clearHref'>) {
  return (
    <div className={styles.state}>
      <div className={styles.window} aria-hidden="true" />
      <NothingFound {...props} leadClassName={styles.ways} className={styles.list} wayClassName={styles.way} />
    </div>
  );
}
