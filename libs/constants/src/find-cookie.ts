/** Returns the value of a cookie in a Cookie header or `document.cookie`; null if it is missing or empty. */
export function findCookie(header: string, name: string): string | null {
  const prefix = `${encodeURIComponent(name)}=`;
  const found = header.split(/;\s*/).find((pair) => pair.startsWith(prefix));
  if (found === undefined || found.length === prefix.length) return null;
  try {
    return decodeURIComponent(found.slice(prefix.length));
  } catch {
    return null;
  }
}
