import type { StaticPage as StaticPageData } from '@shop/api';
import { paths } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDate } from '@shop/japanese';
import { StaticPage } from '@shop/theming';

/** A standing page of the shop. */
export function StaticPageScreen({ data }: { data: StaticPageData }) {
  const t = useCopy(frameCopy);
  const breadcrumbs = [
    { label: t.home, href: paths.home() },
    { label: data.title, href: data.path },
  ];
  return <StaticPage breadcrumbs={breadcrumbs} title={data.title} body={data.body} updatedOn={formatDate(new Date(data.updated_at))} />;
}
