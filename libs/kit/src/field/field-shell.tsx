import { useId, type ReactNode } from 'react';
import { fieldCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** The common props of all fields. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Whether the label is for screen readers only, where the context shows the purpose, as in a search. */
  readonly labelHidden?: boolean;
  /** `true` shows ※必須, `false` 任意, absent neither (F-12). */
  readonly required?: boolean;
  /** The help text between label and field. */
  readonly hint?: ReactNode;
  /** The message below the field; if present, the field is invalid. */
  readonly error?: string;
  readonly isValid?: boolean;
  readonly isDirty?: boolean;
  /** The width, to fit the content. */
  readonly width?: 'short' | 'medium' | 'full';
}

/** The attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldShellProps extends FieldProps {
  /** The id of the control; generated if absent. An error summary links to it. */
  readonly id?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, ※必須 or 任意, hint, control, error: in this order, connected for screen readers (F-12). */
export function FieldShell({ id, children, ...field }: FieldShellProps) {
  const made = useId();
  const controlId = id ?? made;
  const { label, labelHidden, required, hint, error, width = 'full' } = field;
  return (
    <div className={styles.field} data-width={width} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={controlId} data-hidden={labelHidden || undefined}>
        {label}
        <RequiredMark required={required} />
      </label>
      {hint && (
        <p className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {children(controlProps(controlId, field))}
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  );
}

/** Returns the attributes of a control; the specification names the three state classes (spec §5). */
export function controlProps(id: string, { hint, error, required, isValid, isDirty }: FieldProps): ControlProps {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const states = [error && 'is-invalid', isValid && !error && 'is-valid', isDirty && 'is-dirty'];
  return {
    id,
    className: [styles.control, ...states].filter(Boolean).join(' '),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

/** ※必須 or 任意 next to a label. */
export function RequiredMark({ required }: { required: boolean | undefined }) {
  const t = useCopy(fieldCopy);
  if (required === undefined) return null;
  return (
    <span className={styles.mark} data-required={required || undefined}>
      {required ? t.required : t.optional}
    </span>
  );
}

/** The error below a field, with an icon besides the colour. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  );
}
