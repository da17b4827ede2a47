import { hiddenMeta } from '@shop/pages/account';
import { loadOrderList, OrderListScreen } from '@shop/pages/order-list';
import { accountCopy } from '@shop/copy';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadOrderList);

export const meta = hiddenMeta(accountCopy.orders.title);

export function HydrateFallback() {
  return <OrderListScreen reading={null} />;
}

export default function MyPageOrdersRoute() {
  return <OrderListScreen reading={useLoaderData<typeof clientLoader>()} />;
}
