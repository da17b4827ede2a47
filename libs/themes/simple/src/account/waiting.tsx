import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, Skeleton, VisuallyHidden } from '@shop/kit';
import styles from './waiting.module.css';

/** Holds the place of a form or a list that is on its way; `label` is read out. */
export function Waiting({ label, rows = 3 }: { readonly label: string; readonly rows?: number }) {
  const t = useCopy(accountCopy);
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <noscript>
        <Notice tone="warning">{t.needsScripts}</Notice>
      </noscript>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.row}>
          <Skeleton width="short" />
          <Skeleton shape="box" />
        </span>
      ))}
    </div>
  );
}
