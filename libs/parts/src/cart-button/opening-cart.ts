import type { MouseEvent } from 'react';

/** What a press on a way to the cart does: it opens the cart at the side, where there is one, unless the reader wants another tab. */
export function openingCart(onOpen: (() => void) | null): (event: MouseEvent) => void {
  return (event) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
}
