import { connectionCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from './plain-connection-notice.module.css';
import { announceOnline } from './retry-queue.ts';
import { useConnection } from './use-connection.ts';

/** The notice of a lost connection without files of the theme. */
export function PlainConnectionNotice() {
  const t = useCopy(connectionCopy);
  return (
    <section className={styles.notice} aria-label={t.label}>
      <div role="alert">
        <p className={styles.title}>{t.waiting}</p>
        <p>{t.waitingText}</p>
      </div>
      <button type="button" className={styles.retry} onClick={announceOnline}>
        {t.retry}
      </button>
    </section>
  );
}

/** The same until the code that shows the theme's notice has arrived. */
export function EarlyConnectionNotice() {
  const isShown = useConnection(({ state, hasHost }) => state !== 'fine' && !hasHost);
  return isShown ? <PlainConnectionNotice /> : null;
}
