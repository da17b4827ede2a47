/** An idempotency key that no other attempt has; an attempt keeps it until it is answered, so that asking again cannot do it twice. */
export function onceKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
