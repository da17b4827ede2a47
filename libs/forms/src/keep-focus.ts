import type { MouseEvent } from 'react';

/**
 * Leaves the focus where it is while a button below a field is pressed: the field would be judged as it is left, its message would
 * push the button away from under the pointer, and the press would be lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
