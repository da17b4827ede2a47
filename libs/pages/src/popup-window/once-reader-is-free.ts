import { requestIdle } from '../timing/request-idle.ts';

/** Somebody reads: robots give none of these, and the browser has judged by then what the page's largest picture is. */
const signs = ['pointermove', 'scroll', 'keydown', 'touchstart'] as const;

/**
 * Does work once somebody reads the page and nothing else has the attention: no other window, no field.
 *
 * @returns a function that calls it off
 */
export function onceReaderIsFree(work: () => void): () => void {
  let callOff: (() => void) | null = null;
  const end = () => {
    callOff?.();
    for (const sign of signs) removeEventListener(sign, look);
  };
  const look = () => {
    callOff ??= requestIdle(() => {
      callOff = null;
      if (isReaderBusy()) return;
      end();
      work();
    });
  };
  for (const sign of signs) addEventListener(sign, look, { passive: true });
  // Whoever came from another page of the shop has been seen there.
  if (navigator.userActivation.hasBeenActive) look();
  return end;
}

/** A window stands open, or something is being typed or chosen. */
export function isReaderBusy(): boolean {
  return document.querySelector('dialog[open], :popover-open, input:focus, textarea:focus, select:focus') !== null;
}
