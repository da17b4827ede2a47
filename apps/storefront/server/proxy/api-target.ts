/** Whether a path is a page's, the API's (with path and query), or refused. */
export type ApiTarget = { readonly kind: 'page' | 'refused' } | { readonly kind: 'api'; readonly path: string };

const apiPath = /^\/(?:v1|webhooks|demo)(?:\/|$)|^\/public\.json$/;
/** Characters that a proxy or the API could read as a step upwards, or that no URL contains. */
const climbs = /[\0-\x1f\x7f]|(?:^|[/\\])\.{1,2}(?:[/\\;]|$)/;
/** The depth of nested encodings that is checked. */
const depth = 3;

/**
 * Checks the path that will be sent. A path of the API must equal its form after URL parsing; otherwise it could be checked as
 * one path here and served as another there.
 *
 * @param sent the request target as received
 * @param url the same, parsed
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
    // A part that cannot be decoded again is a name with a per cent sign.
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
