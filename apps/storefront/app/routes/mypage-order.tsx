import { hiddenMeta } from '@shop/pages/account';
import { loadOrder, OrderScreen } from '@shop/pages/order';
import { accountCopy } from '@shop/copy';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadOrder);

export const meta = hiddenMeta(accountCopy.order.title);

export function HydrateFallback() {
  return <OrderScreen reading={null} />;
}

export default function MyPageOrderRoute() {
  return <OrderScreen reading={useLoaderData<typeof clientLoader>()} />;
}
