import { illustrations, type IllustrationName } from './illustrations.ts';
import styles from './illustration.module.css';

export interface IllustrationProps {
  readonly name: IllustrationName;
  /** Japanese alternative text; empty when the words beside it say the same. */
  readonly alt: string;
  /** Loaded at once and first; for the one main picture of a page. */
  readonly priority?: boolean;
}

/** A drawing of 4:3. It has its size in the markup, so that nothing moves when it arrives. */
export function Illustration({ name, alt, priority = false }: IllustrationProps) {
  return (
    <img
      className={styles.illustration}
      src={illustrations[name]}
      alt={alt}
      width={480}
      height={360}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
