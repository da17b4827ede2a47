/**
 * Text of a file in UTF-8 (with or without a byte order mark) or Shift_JIS as Windows writes it, told by its bytes: Japanese text
 * in one of them is next to never valid in the other.
 * @returns null when it is neither
 */
export function decodeText(bytes: Uint8Array): string | null {
  return decodeAs('utf-8', bytes) ?? decodeAs('shift_jis', bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
