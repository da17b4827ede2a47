/** What a tab kept under a name, as an object or a list; null for nothing and for what cannot be one. */
export function parseStored(text: string | null): object | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}
