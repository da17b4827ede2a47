const NAME = 'shop:order-key';

/** Keeps the key of the mailed link for this tab, so that it can leave the address: nothing that reads addresses learns it. */
export function keepOrderKey(key: string): void {
  sessionStorage.setItem(NAME, key);
}

/** The key that brought this tab to an order; null where none has. */
export function orderKey(): string | null {
  return sessionStorage.getItem(NAME);
}

/** Forgets a key that opens nothing any more. */
export function forgetOrderKey(): void {
  sessionStorage.removeItem(NAME);
}
