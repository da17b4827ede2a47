/**
 * Directives of the policy that a channel's settings may widen, with the sources that they add; `payment` is the feature of the
 * permissions policy by which a wallet of the device is asked.
 */
export type AllowedSources = Readonly<
  Partial<Record<'img-src' | 'script-src' | 'connect-src' | 'frame-src' | 'payment', readonly string[]>>
>;

/** Carries what a document's channel allows from the application to the page server, which takes it off. */
const header = 'x-allowed-sources';

export function tellAllowedSources(headers: Headers, sources: AllowedSources): void {
  if (Object.keys(sources).length > 0) headers.set(header, JSON.stringify(sources));
}

/** Takes what the application told off its answer; nobody else sees it. */
export function takeAllowedSources(headers: Headers): AllowedSources {
  const told = headers.get(header);
  headers.delete(header);
  // Written by the application of the same build.
  return told === null ? {} : (JSON.parse(told) as AllowedSources);
}
