import { CopyProvider } from '@shop/copy/react';
import type { CopyOverrides } from '@shop/copy';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MetaArgs, MetaDescriptor } from 'react-router';

const frame = { settings: { SITE: { NAME: 'The shop', URL: 'http://fle.localhost:4000' } } };

/** Returns the result of a route's `meta`, called during a render inside the customer's copy, as by the router. */
export function headOf(
  meta: (args: MetaArgs) => MetaDescriptor[],
  {
    data,
    error,
    path = '/',
    overrides = {},
  }: { data?: unknown; error?: unknown; path?: string; overrides?: CopyOverrides },
): MetaDescriptor[] {
  const rendered: MetaDescriptor[] = [];
  const [pathname = '', search] = path.split('?');
  const args = {
    loaderData: data,
    error,
    matches: [{ id: 'root', loaderData: frame }],
    location: { pathname, search: search === undefined ? '' : `?${search}` },
    params: {},
  };
  function Head() {
    // The router passes more than `meta` reads.
    rendered.push(...meta(args as unknown as MetaArgs));
    return null;
  }
  renderToStaticMarkup(
    <CopyProvider overrides={overrides}>
      <Head />
    </CopyProvider>,
  );
  return rendered;
}
