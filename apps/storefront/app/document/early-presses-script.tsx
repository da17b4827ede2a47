import { useAbortableEffect } from '@shop/pages/timing/use-abortable-effect.ts';
import earlyPresses from './early-presses.ts?inline-script';

// The browser has run it before hydration, which only needs the element.
const script = import.meta.env.SSR ? earlyPresses : '';

/** Repeats early clicks after hydration. It is the same on every page, so that one CSP hash allows it. */
export function EarlyPresses({ nonce }: { readonly nonce: string | undefined }) {
  useAbortableEffect(true, () => void dispatchEvent(new Event('page-hydrated')));
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {script}
    </script>
  );
}
