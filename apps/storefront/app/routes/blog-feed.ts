import { blogCopy } from '@shop/copy';
import { load } from '@shop/pages/loading/load.ts';
import { atomFeed, loadFeed } from '@shop/pages/seo/atom-feed.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { requestShopContext } from '../shop/shop-context.ts';

/** `/blog/feed.xml` of the channel. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const site = args.context.get(requestShopContext)?.frame?.settings.SITE;
  if (site === undefined) return new Response(null, { status: 404 });
  const articles = await load(loadFeed)(args);
  const head = { title: `${blogCopy.title} | ${site.NAME}`, subtitle: blogCopy.description, origin: site.URL };
  return new Response(atomFeed(articles, head), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
