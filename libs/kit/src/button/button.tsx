import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** How a button or a link that looks like one is dressed. */
export interface ButtonLook {
  /** `primary` once a screen; `secondary` outlined; `quiet` text only; `danger` for what cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** Fills the width of its column. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Under way: keeps its place and its focus, shows a spinner, and does nothing when pressed. */
  readonly busy?: boolean;
}

/** A button. `type` is `button` unless told. */
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

/** Class and data attributes that dress an element as a button. */
export function buttonLook({ variant = 'secondary', size = 'medium', wide }: Omit<ButtonLook, 'children' | 'icon'>) {
  return { className: styles.button, 'data-variant': variant, 'data-size': size, 'data-wide': wide || undefined };
}
