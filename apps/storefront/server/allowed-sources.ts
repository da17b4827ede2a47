/** Policy directives that a channel's settings can widen, with the added sources. `payment` is the permissions policy of wallets. */
export type AllowedSources = Readonly<
  Partial<Record<'img-src' | 'script-src' | 'connect-src' | 'frame-src' | 'payment', readonly string[]>>
>;

/** The header that carries a channel's allowed sources from the application to the page server, which removes it. */
const header = 'x-allowed-sources';

export function allowSources(headers: Headers, sources: AllowedSources): void {
  if (Object.keys(sources).length > 0) headers.set(header, JSON.stringify(sources));
}

/** Reads the application's header and removes it from the response. */
export function takeAllowedSources(headers: Headers): AllowedSources {
  const value = headers.get(header);
  headers.delete(header);
  // Written by the application of the same build.
  return value === null ? {} : (JSON.parse(value) as AllowedSources);
}
