import { DEFAULT_SPINNER, type SpinnerName } from '@shop/constants';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** The name of the animation; by default `GSpinner0011` (spec §9). */
  readonly name?: SpinnerName;
  /** What is being loaded; by default `読み込み中`. Empty inside a control that says so itself. */
  readonly label?: string;
}

/** Shows that something is loading. */
export function Spinner({ name = DEFAULT_SPINNER, label }: SpinnerProps) {
  const t = useCopy(kitCopy);
  const text = label ?? t.loading;
  return (
    <span className={styles.spinner} data-spinner={name} role={text ? 'status' : undefined}>
      <span className={styles.slice} aria-hidden="true" />
      {text && <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}
