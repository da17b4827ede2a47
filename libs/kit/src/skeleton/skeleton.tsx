import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `line` is one line of text, `figure` a picture of the card ratio, `box` fills what holds it. */
  readonly shape?: 'line' | 'figure' | 'box';
  readonly width?: 'short' | 'medium' | 'full';
}

/** Holds the place of what is still to come, in its geometry. Silent: its container says what is loading. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}
