import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useEarlyChoice } from './use-early-choice.ts';
import styles from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly SelectOption[];
  /** First, empty choice such as 選択してください; absent when there is always a value. */
  readonly placeholder?: string;
}

/** The browser's own list of choices, without a label: the place that uses it names it. */
export function Select({ options, placeholder, className, ...select }: SelectProps) {
  return (
    <span className={styles.frame}>
      <select
        ref={useEarlyChoice(select.value ?? select.defaultValue)}
        {...select}
        className={[styles.select, className].filter(Boolean).join(' ')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="arrow-down" />
    </span>
  );
}
