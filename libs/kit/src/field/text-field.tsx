import type { ComponentProps, ReactNode } from 'react';
import { FieldShell, type FieldProps } from './field-shell.tsx';
import { useEarlyInput } from './use-early-input.ts';
import styles from './field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'className'> {
  /** Shown after the input in the same row: a unit, or a button such as a postal code search. */
  readonly after?: ReactNode;
}

/** A text field with one line. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, required, hint, error, isValid, isDirty, width, id, after, ...input } = props;
  const ref = useEarlyInput();
  const field = { label, labelHidden, required, hint, error, isValid, isDirty, width };
  return (
    <FieldShell {...field} id={id}>
      {(control) => (
        <span className={styles.row}>
          <input ref={ref} {...input} {...control} type={input.type ?? 'text'} />
          {after}
        </span>
      )}
    </FieldShell>
  );
}
