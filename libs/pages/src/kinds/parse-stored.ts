/** Parses a stored text as an object or an array; null if it is missing or neither. */
export function parseStored(text: string | null): object | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}
