/** Parses a stored text as an object or an array; null if it is missing or neither. */
export function parseStored(text: string | null): object | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}
