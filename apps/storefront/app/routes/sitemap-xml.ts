import { load } from '@shop/pages/loading/load.ts';
import { loadSitemap } from '@shop/pages/seo/load-sitemap.ts';
import { sitemapXml } from '@shop/pages/seo/sitemap-xml.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { requestShopContext } from '../shop/shop-context.ts';

/** `/sitemap.xml` of the channel. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const origin = args.context.get(requestShopContext)?.frame?.settings.SITE.URL;
  if (origin === undefined) return new Response(null, { status: 404 });
  const entries = await load(loadSitemap)(args);
  return new Response(sitemapXml(entries, origin), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
