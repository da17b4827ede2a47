import type { ReactNode } from 'react';
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
