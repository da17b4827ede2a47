/**
 * A call of the API that nobody of the shop has answered: nothing came, or a proxy spoke in the server's place. Told by
 * its form: the class comes with the client's code.
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
