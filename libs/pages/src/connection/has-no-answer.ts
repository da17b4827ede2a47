/**
 * Whether an API request has no response of the shop: none at all, or that of a proxy.
 */
export function hasNoAnswer({
  kind,
  status,
  code,
}: {
  readonly kind: unknown;
  readonly status: unknown;
  readonly code: unknown;
}): boolean {
  if (kind === 'network' || kind === 'timeout') return true;
  return (
    code === 'upstream.unreachable' || [502, 503, 504].some((proxy) => status === proxy && code === `http.${proxy}`)
  );
}
