import type { MouseEvent } from 'react';

/**
 * Keeps the focus while a button below a field is pressed: otherwise validation on blur could show a message that moves
 * the button away from the pointer.
 */
export function preventBlur(event: MouseEvent): void {
  event.preventDefault();
}
