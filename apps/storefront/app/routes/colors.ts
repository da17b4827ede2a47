import type { LoaderFunctionArgs } from 'react-router';
import { requestShopContext } from '../shop/shop-context.ts';

/** `/colors.css`: the channel's own colours over those of its theme. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return new Response(context.get(requestShopContext)?.colors ?? '', {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
