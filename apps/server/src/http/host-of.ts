/** Host name without port, lower case: `Fle.localhost:4000` → `fle.localhost`. */
export function hostOf(value: string): string {
  return value.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
