/** Whether a product in this state can be added to the cart (spec §4). */
export function isBuyable<State extends { readonly kind: string }>(
  state: State,
): state is Extract<State, { readonly kind: 'in_stock' | 'few' }> {
  return state.kind === 'in_stock' || state.kind === 'few';
}
