import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> {
  readonly icon: IconName;
  /** The action of the button, for screen readers and the tooltip. */
  readonly label: string;
}

/** A square button that shows only an icon. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} className={styles.button} type={type} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
