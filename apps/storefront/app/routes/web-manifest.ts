import { webManifest } from '@shop/pages/seo/site-files.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { requestShopContext } from '../shop/shop-context.ts';

/** `/manifest.webmanifest` of the channel. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const settings = context.get(requestShopContext)?.frame?.settings;
  return settings === undefined
    ? new Response(null, { status: 404 })
    : Response.json(webManifest(settings), { headers: { 'content-type': 'application/manifest+json' } });
}
