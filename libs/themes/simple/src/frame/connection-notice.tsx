import { connectionCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Icon } from '@shop/kit';
import type { ConnectionNoticeProps } from '@shop/theming';
import styles from './connection-notice.module.css';

export default function ConnectionNotice({ status, onRetry, onDrop }: ConnectionNoticeProps) {
  const t = useCopy(connectionCopy);
  const isTrying = status === 'trying';
  return (
    <section className={styles.notice} aria-label={t.label}>
      <Icon name="warning" />
      <div className={styles.text} role="alert">
        <p className={styles.title}>{isTrying ? t.trying : t.waiting}</p>
        <p>{t.waitingText}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" size="small" busy={isTrying} onClick={onRetry}>
          {t.retry}
        </Button>
        <Button variant="quiet" size="small" onClick={onDrop}>
          {t.drop}
        </Button>
      </div>
    </section>
  );
}
