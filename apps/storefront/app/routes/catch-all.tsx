import { loadStaticPage, staticPageMeta, StaticPageScreen } from '@shop/pages/content';
import { useLoaderData } from 'react-router';
import { loadLater } from '../shop/load-later.ts';
import { load } from '../shop/load.ts';

export const loader = load(loadStaticPage);
export const clientLoader = loadLater(() => import('@shop/pages/content').then(({ loadStaticPage }) => loadStaticPage));
export const meta = staticPageMeta;

export default function CatchAllRoute() {
  return <StaticPageScreen data={useLoaderData<typeof loader>()} />;
}
