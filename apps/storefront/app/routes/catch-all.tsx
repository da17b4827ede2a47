import { loadStaticPage, staticPageMeta, StaticPageScreen } from '@shop/pages/content';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const loader = load(loadStaticPage);
export const clientLoader = load(loadStaticPage);
export const meta = staticPageMeta;

export default function CatchAllRoute() {
  return <StaticPageScreen data={useLoaderData<typeof loader>()} />;
}
