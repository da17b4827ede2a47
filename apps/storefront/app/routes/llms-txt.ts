import { load } from '@shop/pages/loading/load.ts';
import { llmsTxt } from '@shop/pages/seo/llms-txt.ts';
import { readMainThings } from '@shop/pages/seo/load-sitemap.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { requestShopContext } from '../shop/shop-context.ts';

/** `/llms.txt` of the channel. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const site = args.context.get(requestShopContext)?.frame?.settings.SITE;
  if (site === undefined) return new Response(null, { status: 404 });
  const things = await load(readMainThings)(args);
  return new Response(llmsTxt(things, site), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
