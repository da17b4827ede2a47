import type { Location } from 'react-router';

/** The order and the key in the return address of a payment; the key reads the order's state. */
export interface ReturnKey {
  readonly order: string;
  readonly key: string;
}

/** The order and key in the address; null without them. */
export function returnKeyIn(search: string): ReturnKey | null {
  const query = new URLSearchParams(search);
  const [order, key] = [query.get('order'), query.get('key')];
  return order && key ? { order, key } : null;
}

/** The order and key of the address, or of this entry of the history once they have left the address. */
export function returnKeyOf({ search, state }: Pick<Location<unknown>, 'search' | 'state'>): ReturnKey | null {
  return returnKeyIn(search) ?? (hasReturnKey(state) ? state.returned : null);
}

function hasReturnKey(state: unknown): state is { readonly returned: ReturnKey } {
  return typeof state === 'object' && state !== null && 'returned' in state;
}
