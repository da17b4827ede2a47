import { connectionCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useSyncExternalStore } from 'react';
import styles from './plain-connection-notice.module.css';
import { tellOnline } from './retry-queue.ts';
import { useIsStopped } from './use-is-stopped.ts';

/** That the connection was lost, in a form that needs no file of the theme. */
export function PlainConnectionNotice() {
  const t = useCopy(connectionCopy);
  return (
    <section className={styles.notice} aria-label={t.label}>
      <div role="alert">
        <p className={styles.title}>{t.waiting}</p>
        <p>{t.waitingText}</p>
      </div>
      <button type="button" className={styles.retry} onClick={tellOnline}>
        {t.retry}
      </button>
    </section>
  );
}

let isTakenOver = false;
const watchers = new Set<() => void>();

function setTakenOver(next: boolean): void {
  isTakenOver = next;
  for (const watcher of watchers) watcher();
}

/** The theme's notice is there. @returns gives the place back */
export function takeOverNotice(): () => void {
  setTakenOver(true);
  return () => setTakenOver(false);
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
const isEarly = () => !isTakenOver;

/** The same until the code that shows the theme's notice has arrived. */
export function EarlyConnectionNotice() {
  const isShown = useIsStopped();
  const isBefore = useSyncExternalStore(watch, isEarly, isEarly);
  return isShown && isBefore ? <PlainConnectionNotice /> : null;
}
