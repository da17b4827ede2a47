import { load } from '@shop/pages/loading/load.ts';
import { googleFeed, loadOffers } from '@shop/pages/seo/google-feed.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { requestShopContext } from '../shop/shop-context.ts';

/** `/feeds/google.xml` of the channel. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const settings = args.context.get(requestShopContext)?.frame?.settings;
  if (settings === undefined) return new Response(null, { status: 404 });
  const offers = await load(loadOffers)(args);
  return new Response(googleFeed(offers, settings), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
