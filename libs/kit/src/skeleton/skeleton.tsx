import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `line`: a line of text. `figure`: a picture of the card ratio. `box`: fills its container. */
  readonly shape?: 'line' | 'figure' | 'box';
  readonly width?: 'short' | 'medium' | 'full';
}

/**
 * A placeholder of the same size as the content being loaded. Hidden from screen readers: its container says what is
 * loading.
 */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}
