import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

export interface MenuProps {
  readonly className: string | undefined;
  /** The `summary` that opens it. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A menu that opens without scripts; following a link or Escape closes it. */
export function Menu({ className, summary, children }: MenuProps) {
  return (
    <details className={className} onClick={closeAfterLink} onKeyDown={closeOnEscape}>
      {summary}
      {children}
    </details>
  );
}

function closeAfterLink({ currentTarget, target }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
