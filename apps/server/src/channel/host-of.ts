/** Host name without port, lower case: `Fle.localhost:4000` → `fle.localhost`. */
export function hostOf(value: string): string {
  return value.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a `Host` header names this machine itself, and not a name that somebody lets lead to it. */
export function namesThisMachine(host: string | undefined): boolean {
  return THIS_MACHINE.has(hostOf(host ?? ''));
}
