import type { StaticPage as StaticPageData } from '@shop/api';
import { formatDate } from '@shop/japanese';
import { slot } from '@shop/theming';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { loadLater } from '../loading/load-later.ts';
import { load } from '../loading/load.ts';
import { staticPageCrumbs } from './crumbs.ts';
import { loadStaticPage } from './load.ts';
import { staticPageMeta } from './meta.ts';

const StaticPage = slot('StaticPage');

export const loader = load(loadStaticPage);
export const clientLoader = loadLater(() => import('./load.ts').then(({ loadStaticPage }) => loadStaticPage));
export const meta = staticPageMeta;

/** A standing page of the shop. */
function StaticPageScreen({ loaderData: data }: LoadedScreenProps<StaticPageData>) {
  return (
    <StaticPage
      breadcrumbs={staticPageCrumbs(data)}
      title={data.title}
      body={data.body}
      updatedOn={formatDate(new Date(data.updated_at))}
    />
  );
}

export default StaticPageScreen;
