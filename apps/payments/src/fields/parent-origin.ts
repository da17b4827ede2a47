/** The origin in `text` when its host is one of `hosts` (`*.localhost` allows sub-domains), otherwise undefined. */
export function allowedOrigin(text: string | undefined, hosts: readonly string[]): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.origin !== text || !['http:', 'https:'].includes(url.protocol)) return undefined;
  const isAllowed = hosts.some((host) => (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host));
  return isAllowed ? url.origin : undefined;
}
