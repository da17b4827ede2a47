import { startTransition } from 'react';

let standing: Promise<void> | undefined;

/**
 * Loads what comes later once the page stands, and tells when it is there or cannot be had. It is fetched apart from the
 * task that makes the page React's own, so that a press which waits behind that one is answered first, and told in a
 * transition, so that React draws it in pieces. For effects.
 */
export function oncePageStands(load: () => Promise<unknown>, tell: () => void): void {
  standing ??= new Promise((resolve) => setTimeout(resolve));
  const wake = () => startTransition(tell);
  standing.then(load).then(wake, wake);
}
