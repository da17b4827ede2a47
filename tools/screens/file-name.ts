/** Returns the file name of a slot: `OrderListPage` → `order-list-page`. */
export const fileName = (slot: string): string =>
  slot.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
