import { HomePage } from '@shop/theming';
import type { HomeData } from './load.ts';
import { useHomeModel } from './model.ts';

/** The public face is the same for everybody. */
const nobody = { member: null, recent: [] };

/** The public face of the shop, `/`. */
export function HomeScreen({ data }: { data: HomeData }) {
  return <HomePage {...useHomeModel('public', data, nobody)} />;
}
