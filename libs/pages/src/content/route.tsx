import { formatDay, inJapan } from '@shop/japanese';
import { slot } from '@shop/theming';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { staticPageCrumbs } from './crumbs.ts';
import { Landing } from './landing.tsx';
import { loadContent, type ContentRead } from './load.ts';
import { contentMeta } from './meta.ts';
import { useDisclosedServices } from './use-disclosed-services.ts';

const StaticPage = slot('StaticPage');

export const loader = load(loadContent);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadContent));
export const meta = contentMeta;

/** A standing page of the shop, or a page of a campaign. */
function ContentScreen({ loaderData }: LoadedScreenProps<ContentRead>) {
  const { page, landing } = loaderData;
  const disclosed = useDisclosedServices(landing ? null : loaderData.disclosed);
  if (landing) return <Landing key={landing.key} landing={landing} />;
  return (
    <StaticPage
      breadcrumbs={staticPageCrumbs(page)}
      title={page.title}
      body={page.body}
      updatedOn={formatDay(inJapan(new Date(page.updated_at)).day)}
      {...disclosed}
    />
  );
}

export default ContentScreen;
