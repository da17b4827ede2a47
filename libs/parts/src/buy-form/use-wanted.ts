import { useId, useState } from 'react';

/** Returns the chosen quantity: at least one, and at most what can be added now. `full`: none can be added; `form`: the id of the form. */
export function useWanted(maxQuantity: number) {
  const [wanted, want] = useState(1);
  const form = useId();
  const most = Math.max(maxQuantity, 1);
  return { quantity: Math.min(wanted, most), most, full: maxQuantity < 1, want, form } as const;
}
