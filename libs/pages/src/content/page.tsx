import type { StaticPage as StaticPageData } from '@shop/api';
import { formatDate } from '@shop/japanese';
import { StaticPage } from '@shop/theming';
import { staticPageCrumbs } from './crumbs.ts';

/** A standing page of the shop. */
export function StaticPageScreen({ data }: { data: StaticPageData }) {
  return <StaticPage breadcrumbs={staticPageCrumbs(data)} title={data.title} body={data.body} updatedOn={formatDate(new Date(data.updated_at))} />;
}
