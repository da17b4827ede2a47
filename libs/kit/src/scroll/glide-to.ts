import { SCROLL } from '@shop/constants';

// Any input of the user stops the scrolling.
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

/** Scrolls an element to the middle of the window within 700 ms (spec §9); at once with reduced motion. */
export function glideTo(element: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return element.scrollIntoView({ block: 'center' });
  const from = scrollY;
  const { top, height } = element.getBoundingClientRect();
  const way = top + height / 2 - innerHeight / 2;
  const begun = performance.now();
  const abort = new AbortController();
  for (const event of interruptions)
    addEventListener(event, () => abort.abort(), { signal: abort.signal, passive: true });
  const step = () => {
    if (abort.signal.aborted) return;
    const part = Math.min(1, (performance.now() - begun) / SCROLL.animationMs);
    scrollTo({ top: from + way * slowing(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else abort.abort();
  };
  requestAnimationFrame(step);
}

/** An easing that slows down: 0 → 0, 1 → 1. */
const slowing = (part: number): number => 1 - (1 - part) ** 3;
