import { HomePage } from '@shop/theming';
import type { HomeData } from '../home/load.ts';
import { useHomeModel } from '../home/model.ts';
import { useMemberCorner } from './use-member-corner.ts';

/** The shop's own top, `/ec/`, where members land. */
export function ShopTopScreen({ data }: { data: HomeData }) {
  return <HomePage {...useHomeModel('shop', data, useMemberCorner())} />;
}
