import { get } from 'node:http';
import { THEMES } from '@shop/constants';
import { expect, test } from '../fixtures/test.ts';

/** Shops with their own content, by host name. */
const shops = [...THEMES, 'depa', 'gakuen'];

interface Document {
  readonly status: number;
  /** In-app URLs of its links, with the fragment. */
  readonly links: readonly string[];
  readonly names: ReadonlySet<string>;
}

/**
 * Requests a path of a host, and returns the response and its final URL. The host name need not resolve on this
 * machine.
 */
function fetchLink(
  origin: URL,
  path: string,
): Promise<{ readonly status: number; readonly path: string; readonly html: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof fetchLink>>>();
  get({ host: '127.0.0.1', port: origin.port, path, headers: { host: origin.host } }, (answer) => {
    const { statusCode: status = 0, headers } = answer;
    let html = '';
    answer
      .setEncoding('utf8')
      .on('data', (part: string) => (html += part))
      .on('end', () => {
        const next = headers.location && new URL(headers.location, new URL(path, origin));
        resolve(next ? fetchLink(origin, `${next.pathname}${next.search}`) : { status, path, html });
      })
      .on('error', reject);
  }).on('error', reject);
  return promise;
}

/** Reads each URL once. */
function reader(origin: URL): (path: string) => Promise<Document> {
  const known = new Map<string, Promise<Document>>();
  const read = async (url: string): Promise<Document> => {
    const { status, path, html } = await fetchLink(origin, url);
    // Links in scripts do not count.
    const shown = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    const values = (pattern: RegExp) =>
      [...shown.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
    return {
      status,
      names: new Set(values(/\sid="([^"]+)"/g)),
      links: values(/<a\s[^>]*?href="([^"]*)"/g).flatMap((href) => {
        const to = new URL(href, new URL(path, origin));
        return to.origin === origin.origin ? [`${to.pathname}${to.search}${to.hash}`] : [];
      }),
    };
  };
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}

for (const shop of shops) {
  test(`${shop}: every link on the public pages opens a page that has its fragment`, async ({ baseURL }) => {
    const origin = new URL((baseURL ?? '').replace('//localhost', `//${shop}.localhost`));
    const read = reader(origin);
    const { html: sitemap } = await fetchLink(origin, '/sitemap.xml');
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => new URL(address).pathname)
      .filter((path) => !/^\/product\/./.test(path));
    expect(pages.length).toBeGreaterThan(50);
    /** Whether the page still has the link and its target still lacks that part: other journeys change stock meanwhile. */
    const isBroken = async (page: string, link: string) => {
      const again = reader(origin);
      const [path = '', part = ''] = link.split('#');
      return (await again(page)).links.includes(link) && !(await again(path)).names.has(decodeURIComponent(part));
    };
    const faults = new Set<string>();
    for (const page of pages) {
      const { links, status } = await read(page);
      if (status !== 200) faults.add(`${status} ${page} of the sitemap`);
      for (const link of links) {
        const [path = '', part = ''] = link.split('#');
        const target = await read(path);
        if (target.status !== 200) faults.add(`${target.status} ${link} on ${page}`);
        else if (part !== '' && !target.names.has(decodeURIComponent(part)) && (await isBroken(page, link)))
          faults.add(`no ${link} on ${page}`);
      }
    }
    expect([...faults]).toEqual([]);
  });
}
