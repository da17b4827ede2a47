import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** The look of a button, or of a link that looks like one. */
export interface ButtonLook {
  /** `primary`: once per screen. `secondary`: outlined. `quiet`: text only. `danger`: cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** Whether it fills the width of its column. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Whether its action is running: it keeps size and focus, shows a spinner, and ignores clicks. */
  readonly busy?: boolean;
}

/** A button. The default `type` is `button`. */
export function Button({ variant, size, wide, icon, busy, children, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...buttonLook({ variant, size, wide })}
      type={busy ? 'button' : type}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner label="" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** Returns the class and data attributes that style an element as a button. */
export function buttonLook({ variant = 'secondary', size = 'medium', wide }: Omit<ButtonLook, 'children' | 'icon'>) {
  return { className: styles.button, 'data-variant': variant, 'data-size': size, 'data-wide': wide || undefined };
}
