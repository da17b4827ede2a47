/** Returns the offered widths of a picture: the usual ones up to its own width, which is the last if it is smaller. */
export function widthsUpTo(own: number, usual: readonly number[]): number[] {
  const smaller = usual.filter((width) => width < own);
  return smaller.length < usual.length ? [...smaller, own] : smaller;
}
