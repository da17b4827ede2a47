import type { ReactNode } from 'react';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice } from '../notice/notice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './waiting.module.css';

export interface WaitingProps {
  /** What is on its way, read out. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Its place, in its geometry. */
  readonly children: ReactNode;
}

/** Holds the place of what scripts bring. Where none run it says what is missing instead of waiting for ever. */
export function Waiting({ label, className, children }: WaitingProps) {
  const t = useCopy(kitCopy);
  return (
    <>
      <noscript>
        <Notice tone="warning">{t.needsScripts}</Notice>
      </noscript>
      <div className={styles.waiting} role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
        <div className={className}>{children}</div>
      </div>
    </>
  );
}
