import type { ReactNode } from 'react';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice } from '../notice/notice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './waiting.module.css';

export interface WaitingProps {
  /** What is being loaded, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  /** The placeholder, in the size of the content. */
  readonly children: ReactNode;
}

/** A placeholder for content that scripts load. Without scripts it says what is missing. */
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
