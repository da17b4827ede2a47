import type { MouseEvent, ReactNode } from 'react';
import { menuKeys } from './menu-keys.ts';

export interface MenuProps {
  readonly className: string | undefined;
  /** The content of the `summary` that opens it. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A menu that opens without scripts; following a link, Escape or leaving it closes it. */
export function Menu({ className, summary, children }: MenuProps) {
  return (
    <details className={className} onClick={closeAfterLink} {...menuKeys}>
      {summary}
      {children}
    </details>
  );
}

function closeAfterLink({ currentTarget, target }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}
