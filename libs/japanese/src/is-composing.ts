/** `keyCode` of a key that the input method takes. */
const IME_KEY_CODE = 229;

/**
 * Whether a key or an input belongs to an open conversion of an input method. Safari sends the Enter that ends one after
 * `compositionend`, without `isComposing`; only its `keyCode` tells.
 */
export function isComposing(event: Event): boolean {
  return (
    ('isComposing' in event && event.isComposing === true) || ('keyCode' in event && event.keyCode === IME_KEY_CODE)
  );
}
