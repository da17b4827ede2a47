/**
 * Paths of this shop only: `//host` and `/\host` lead elsewhere, and so may what a browser makes of dots, of control
 * characters that it drops, or of either written in per cent.
 */
export function isInApp(path: unknown): path is string {
  return (
    typeof path === 'string' &&
    /^(?:\/(?![/.])(?:[^/?#%\\\0-\x1f\x7f]|%(?![01]|2[ef]|5c|7f))*)+(?:[?#][^\\\0-\x1f\x7f]*)?$/i.test(path)
  );
}
