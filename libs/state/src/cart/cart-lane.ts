/** Writes to the cart go one after the other. */
export const cartLane = { kind: 'queue', lane: 'cart' } as const;
