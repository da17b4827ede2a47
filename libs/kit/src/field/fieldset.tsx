import { useId, type ReactNode } from 'react';
import { FieldError, RequiredMark } from './field-shell.tsx';
import styles from './field.module.css';

export interface FieldsetProps {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string;
  /** The id of the group; an error summary links to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Controls that belong together under one legend. */
export function Fieldset({ legend, legendHidden, required, hint, error, id, children }: FieldsetProps) {
  const made = useId();
  const groupId = id ?? made;
  const describedBy = [hint && `${groupId}-hint`, error && `${groupId}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles.fieldset}
      id={groupId}
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={styles.label} data-hidden={legendHidden || undefined}>
        {legend}
        <RequiredMark required={required} />
      </legend>
      {hint && (
        <p className={styles.hint} id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${groupId}-error`} error={error} />
    </fieldset>
  );
}
