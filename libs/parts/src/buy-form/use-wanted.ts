import { useState } from 'react';

/** How many pieces are wanted: at least one, and never more than can be added now. `full` when none can. */
export function useWanted(maxQuantity: number) {
  const [wanted, want] = useState(1);
  const most = Math.max(maxQuantity, 1);
  return { quantity: Math.min(wanted, most), most, full: maxQuantity < 1, want } as const;
}
