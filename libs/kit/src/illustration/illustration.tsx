import { illustrations, type IllustrationName } from './illustrations.ts';
import styles from './illustration.module.css';

export interface IllustrationProps {
  readonly name: IllustrationName;
  /** The alternative text in Japanese; empty if the text next to it is the same. */
  readonly alt: string;
  /** Loaded first and eagerly; for the one main picture of a page. */
  readonly priority?: boolean;
}

/**
 * An illustration of 4:3. Its space is reserved, so that nothing moves when it loads; like photographs it waits for the
 * first picture of the page.
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
