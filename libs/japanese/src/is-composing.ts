/** The `keyCode` of a key that the IME handles. */
const IME_KEY_CODE = 229;

/**
 * Whether an event belongs to an open IME conversion. Safari sends the Enter that ends one after `compositionend`,
 * without `isComposing`; only its `keyCode` shows it.
 */
export function isComposing(event: Event): boolean {
  return (
    ('isComposing' in event && event.isComposing === true) || ('keyCode' in event && event.keyCode === IME_KEY_CODE)
  );
}
