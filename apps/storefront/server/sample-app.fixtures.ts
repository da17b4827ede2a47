import { allowSources } from './allowed-sources.ts';
import type { ShopApp } from './shop-build.ts';

export interface Rendering {
  readonly url: string;
  readonly cookie: string | null;
  readonly whole: boolean;
  /** The submitted form; absent for a GET request. */
  readonly form?: string;
}

/** Renders pages that show their URL; `/cookie/` sets a cookie, `/missing/` is a 404, `/cart/` is not cached. */
export const sampleApp = (onRender: (rendering: Rendering) => void): ShopApp => ({
  cacheableQuery: (url) =>
    url.pathname.startsWith('/cart')
      ? null
      : new URLSearchParams([...url.searchParams].filter(([name]) => name === 'page')),
  forgetReads: () => undefined,
  version: 'test',
  async render(incoming, { nonce, whole }) {
    const url = new URL(incoming.url);
    const form = incoming.method === 'POST' ? { form: await incoming.text() } : {};
    onRender({ url: incoming.url, cookie: incoming.headers.get('cookie'), whole, ...form });
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
    if (url.pathname === '/cookie/') headers.set('set-cookie', 'a=b');
    if (url.host.startsWith('stored.')) allowSources(headers, { 'img-src': ['https://files.example.com'] });
    const sheets = ['AAAAA', 'BBBBB'].map(
      (name) => `<link rel="stylesheet" href="/assets/${name}.css" data-precedence="slots"/>`,
    );
    const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>go()</script>`;
    const items =
      url.pathname === '/goods/'
        ? Array.from(
            { length: 400 },
            (_, index) =>
              `<li><a href="/product/ham-${(index * 7919) % 997}/">Ham, ${index % 37} months</a> ${index * 31} yen</li>`,
          )
        : [];
    return new Response(
      `<head>${sheets.join('')}</head><p>${url.host}${url.pathname}${url.search}</p>${items.join('')}${script}`,
      { status: url.pathname === '/missing/' ? 404 : 200, headers },
    );
  },
});
