import { robotsTxt } from '@shop/pages/seo/site-files.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { requestShopContext } from '../shop/shop-context.ts';

/** `/robots.txt` of the channel. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const origin = context.get(requestShopContext)?.frame?.settings.SITE.URL;
  return origin === undefined
    ? new Response(null, { status: 404 })
    : new Response(robotsTxt(origin), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
