import { load } from '@shop/pages/loading';
import { llmsTxt, readPublicThings } from '@shop/pages/seo';
import type { LoaderFunctionArgs } from 'react-router';
import { requestShopContext } from '../shop/shop-context.ts';

/** `/llms.txt` of the channel. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const site = args.context.get(requestShopContext)?.frame?.settings.SITE;
  if (site === undefined) return new Response(null, { status: 404 });
  const things = await load(readPublicThings)(args);
  return new Response(llmsTxt(things, site), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
