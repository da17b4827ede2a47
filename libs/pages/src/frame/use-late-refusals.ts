import { useShop } from '@shop/state';
import { useEffect } from 'react';
import { toasts } from '../toast/toasts.ts';

/** A change that is refused when its page is left already: no screen is there to tell it, so a toast does (spec §8). */
export function useLateRefusals(): void {
  const refusal = useShop(({ base }) => base.errors, null);
  useEffect(() => {
    if (refusal && refusal.askedOn !== null && refusal.askedOn !== location.pathname && refusal.message !== '')
      toasts.say({ kind: 'error', text: refusal.message });
  }, [refusal]);
}
