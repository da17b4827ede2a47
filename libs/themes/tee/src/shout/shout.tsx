import type { ReactNode } from 'react';
import { useCopy } from '@shop/copy/react';
import { teeShoutsCopy } from '../words/tee-shouts.ts';
import styles from './shout.module.css';

interface ShoutProps {
  /** One or two words a line. */
  readonly sticker: readonly string[];
  /** The line that is said. */
  readonly children: ReactNode;
}

/** A line said as among friends, with a sticker that cheers it on. The sticker is ornament. */
export function Shout({ sticker, children }: ShoutProps) {
  return (
    <div className={styles.shout}>
      <span className={styles.sticker} aria-hidden="true">
        {sticker.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <p className={styles.line}>{children}</p>
    </div>
  );
}

interface EntryPageProps {
  /** What is called to somebody at the door; null further in, where all is asked for soberly. */
  readonly says: 'login' | 'register' | null;
  readonly children: ReactNode;
}

/** A way in with a welcome above it. Beside the shout, for the two screens that have it are one file lighter. */
export function EntryPage({ says, children }: EntryPageProps) {
  const shouts = useCopy(teeShoutsCopy);
  return (
    <div className={styles.page}>
      {says && (
        <div className={styles.welcome}>
          <Shout sticker={shouts[says].sticker}>{shouts[says].line}</Shout>
        </div>
      )}
      {children}
    </div>
  );
}
