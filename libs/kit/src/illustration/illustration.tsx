import { illustrations, type IllustrationName } from './illustrations.ts';
import styles from './illustration.module.css';

export interface IllustrationProps {
  readonly name: IllustrationName;
  /** Japanese alternative text; empty when the words beside it say the same. */
  readonly alt: string;
  /** Loaded at once and first; for the one main picture of a page. */
  readonly priority?: boolean;
}

/**
 * A drawing of 4:3. It has its room in the sheet, so that nothing moves when it arrives, and waits as photographs do while
 * the first picture of the page is on its way.
 */
export function Illustration({ name, alt, priority = false }: IllustrationProps) {
  return (
    <span className={styles.illustration}>
      <img
        src={illustrations[name]}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
