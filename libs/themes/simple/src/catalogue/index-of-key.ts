/**
 * Returns the index that a key moves to in a row: arrows to the neighbour, wrapping around, Home and End; null for any
 * other key.
 */
export function indexOfKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
