import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * For a `<details>` over the page: Escape closes it and focuses its `summary`; moving the focus elsewhere closes it
 * too, so that it covers nothing focused.
 */
export const menuKeys = { onKeyDown: closeOnEscape, onBlur: closeBehindFocus };

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
