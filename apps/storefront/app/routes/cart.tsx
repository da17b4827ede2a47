import { cartMeta, CartScreen, loadCart } from '@shop/pages/cart';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const loader = load(loadCart);
export const clientLoader = load(loadCart);
export const meta = cartMeta;

export default function CartRoute() {
  return <CartScreen data={useLoaderData<typeof loader>()} />;
}
