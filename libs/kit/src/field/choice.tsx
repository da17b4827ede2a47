import type { ComponentProps, ReactNode } from 'react';
import { useEarlyInput } from './use-early-input.ts';
import styles from './choice.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  readonly label: ReactNode;
  /** The second line: price, reason, explanation. */
  readonly description?: ReactNode;
  /** `card`: a frame around the whole choice. `plain`: without. */
  readonly look?: 'plain' | 'card';
}

/** A radio button or checkbox with its label; the whole line is the target. */
export function Choice({
  kind,
  label,
  description,
  look = 'plain',
  ...input
}: ChoiceProps & { readonly kind: 'radio' | 'checkbox' }) {
  return (
    <label className={styles.choice} data-look={look}>
      <input ref={useEarlyInput()} {...input} className={styles.input} type={kind} />
      <span className={styles.text}>
        <span>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  );
}
