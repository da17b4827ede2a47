import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FieldShell, type FieldProps } from './field-shell.tsx';
import styles from './field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'className' | 'children'> {
  readonly options: readonly SelectOption[];
  /** First, empty choice such as 選択してください; absent when there is always a value. */
  readonly placeholder?: string;
}

/** One of a list, by the browser's own control. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, required, hint, error, isValid, isDirty, width, id, options, placeholder, ...select } = props;
  const field = { label, labelHidden, required, hint, error, isValid, isDirty, width };
  return (
    <FieldShell {...field} id={id}>
      {(control) => (
        <span className={styles.select}>
          <select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="arrow-down" />
        </span>
      )}
    </FieldShell>
  );
}
