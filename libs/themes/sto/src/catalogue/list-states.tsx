import { ListFailed, NothingFound, type ListFailedProps, type NothingFoundProps } from '@shop/kit';
import styles from './list-states.module.css';

/** An empty rack, and the ways on. */
export function Nothing(props: Pick<NothingFoundProps, 'help' | 'clearHref'>) {
  return (
    <div className={styles.state}>
      <div className={styles.rack} aria-hidden="true" />
      <NothingFound {...props} leadClassName={styles.ways} className={styles.list} wayClassName={styles.way} />
    </div>
  );
}

/** An empty rack: the goods could not be read. */
export function Failed({ onRetry }: ListFailedProps) {
  return (
    <div className={styles.state}>
      <div className={styles.rack} aria-hidden="true" />
      <ListFailed onRetry={onRetry} />
    </div>
  );
}
