/**
 * Whether nothing of the shop has answered a call of the API: no response came, or a proxy responded in its place.
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
