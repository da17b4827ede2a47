import type { FocusEvent, KeyboardEvent } from 'react';

/** For a `<details>` that lies over the page: Escape closes it and leads back to its `summary`; a focus that goes on elsewhere closes it, too, so that nothing focused lies behind it. */
export const menuKeys = { onKeyDown: closeOnEscape, onBlur: closeBehindFocus };

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
