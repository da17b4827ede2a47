import type { ReactNode } from 'react';
import { Choice } from './choice.tsx';
import { Fieldset, type FieldsetProps } from './fieldset.tsx';
import styles from './field.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldsetProps, 'children'> {
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** The chosen value; null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly look?: 'plain' | 'card';
  /** `row` sets short choices side by side. */
  readonly direction?: 'column' | 'row';
}

/** One of a few, all in sight. */
export function RadioGroup({
  name,
  options,
  value,
  onChange,
  look,
  direction = 'column',
  ...fieldset
}: RadioGroupProps) {
  return (
    <Fieldset {...fieldset}>
      <div className={styles.options} data-direction={direction}>
        {options.map((option) => (
          <Choice
            key={option.value}
            kind="radio"
            look={look}
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
