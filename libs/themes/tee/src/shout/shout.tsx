import type { ReactNode } from 'react';
import { useCopy } from '@shop/copy/react';
import { teeShoutsCopy } from '../copy/tee-shouts.ts';
import styles from './shout.module.css';

interface ShoutProps {
  /** The lines of the sticker, one or two words each. */
  readonly sticker: readonly string[];
  /** The text of the line. */
  readonly children: ReactNode;
}

/** A cheerful line with a sticker. The sticker is decoration. */
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
  /** Whose welcome is shown; null at the other steps. */
  readonly title: 'login' | 'register' | null;
  readonly children: ReactNode;
}

/** An entry page with a welcome above it. In this file, since the two screens that use it then load one file less. */
export function EntryPage({ title, children }: EntryPageProps) {
  const shouts = useCopy(teeShoutsCopy);
  return (
    <div className={styles.page}>
      {title && (
        <div className={styles.welcome}>
          <Shout sticker={shouts[title].sticker}>{shouts[title].line}</Shout>
        </div>
      )}
      {children}
    </div>
  );
}
