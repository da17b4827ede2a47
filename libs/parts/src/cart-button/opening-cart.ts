import type { MouseEvent } from 'react';

/** Returns a click handler that opens the cart drawer, if there is one, unless the link is opened in another tab. */
export function openingCart(onOpen: (() => void) | null): (event: MouseEvent) => void {
  return (event) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
}
