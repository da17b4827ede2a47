import { load } from '@shop/pages/loading/load.ts';
import { loadProductAlone, productMarkdown } from '@shop/pages/product/product-markdown.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { requestShopContext } from '../shop/shop-context.ts';

/** The page of a product as Markdown, at the page's URL followed by `index.html.md`. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const settings = args.context.get(requestShopContext)?.frame?.settings;
  if (settings === undefined) return new Response(null, { status: 404 });
  const product = await load(loadProductAlone)(args);
  return new Response(productMarkdown(product, settings), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
