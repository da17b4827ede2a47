import { HomePage } from '@shop/theming';
import type { HomeData } from '../home/load.ts';
import { useHomeModel } from '../home/model.ts';
import { useMemberCorner } from './use-member-corner.ts';
import { useRecentProducts } from './use-recent-products.ts';

/** The shop's own top, `/ec/`, where members land. What it knows of its reader comes after hydration. */
export function ShopTopScreen({ data }: { data: HomeData }) {
  return <HomePage {...useHomeModel('shop', data, { member: useMemberCorner(), recent: useRecentProducts() })} />;
}
