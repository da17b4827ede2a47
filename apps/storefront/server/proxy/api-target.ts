/** Whose a request is: a page's, the API's under this path and query, or nobody's. */
export type ApiTarget = { readonly kind: 'page' | 'refused' } | { readonly kind: 'api'; readonly path: string };

const apiPath = /^\/(?:v1|webhooks|demo)(?:\/|$)|^\/public\.json$/;
/** What a proxy behind us, or the API, might take for a step upwards, and what no address holds. */
const climbs = /[\0-\x1f\x7f]|(?:^|[/\\])\.{1,2}(?:[/\\;]|$)/;
/** Encodings within encodings that are looked through. */
const depth = 3;

/**
 * Judges the path that will be sent: of an address of the API, written or meant, the path as it was sent must be the one
 * that reading it as a URL leaves, since whatever differs is judged as one address here and answered as another there.
 *
 * @param sent the request target as it came
 * @param url the same, read as a URL
 */
export function apiTarget(sent: string, url: URL): ApiTarget {
  const path = sent.replace(/[?#].*$/s, '');
  if (!apiPath.test(path) && !apiPath.test(url.pathname)) return { kind: 'page' };
  if (path !== url.pathname || isDevious(path)) return { kind: 'refused' };
  return { kind: 'api', path: `${url.pathname}${url.search}` };
}

function isDevious(path: string): boolean {
  let text = decode(path);
  if (text === null) return true;
  for (let step = 0; step < depth; step += 1) {
    if (climbs.test(text)) return true;
    // What cannot be decoded once more is a name with a per cent sign in it.
    text = decode(text) ?? text;
  }
  return false;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
