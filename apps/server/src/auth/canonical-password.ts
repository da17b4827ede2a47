/** One text for what looks the same, so that another keyboard's spelling of 「が」 or 「é」 still opens the door. */
export function canonicalPassword(password: string): string {
  return password.normalize('NFKC');
}
