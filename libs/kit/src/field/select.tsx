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
  /** The first, empty option such as 選択してください; absent if there is always a value. */
  readonly placeholder?: string;
}

/** The browser's select without a label: its context must name it. */
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
