/** The name that a slot's files bear: `OrderListPage` → `order-list-page`. */
export const fileName = (slot: string): string =>
  slot.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
