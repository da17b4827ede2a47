/** The origin in `text` when its host is one of `hosts` (`*.localhost` allows sub-domains), otherwise undefined. */
export function allowedOrigin(text: string | undefined, hosts: readonly string[]): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.origin !== text || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return isHostAllowed(url.hostname, hosts) ? url.origin : undefined;
}

/** Whether a host name is one of `hosts`. */
export function isHostAllowed(name: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host));
}

/** Whether browsers may be sent back to this address: one of a shop that may embed the fields, written as a browser would. */
export function isReturnAllowed(text: string, hosts: readonly string[]): boolean {
  return (
    allowedOrigin(/^https?:\/\/[^/\\?#]+(?=\/(?![/\\])[^\\\u0000-\u0020\u007f]*$)/.exec(text)?.[0], hosts) !== undefined
  );
}
