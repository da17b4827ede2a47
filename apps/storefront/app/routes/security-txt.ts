import { securityTxt } from '@shop/pages/seo/site-files.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { requestShopContext } from '../shop/shop-context.ts';

/** `/.well-known/security.txt` of the channel. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const settings = context.get(requestShopContext)?.frame?.settings;
  return settings === undefined
    ? new Response(null, { status: 404 })
    : new Response(securityTxt(settings, new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
