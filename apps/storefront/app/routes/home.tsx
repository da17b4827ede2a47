import { homeSeo, HomeScreen, loadHome } from '@shop/pages/home';
import { pageMeta } from '@shop/pages/seo';
import { useLoaderData } from 'react-router';
import { loadLater } from '../shop/load-later.ts';
import { load } from '../shop/load.ts';

export const loader = load(loadHome);
export const clientLoader = loadLater(() => import('@shop/pages/home').then(({ loadHome }) => loadHome));
export const meta = pageMeta(homeSeo);

export default function HomeRoute() {
  return <HomeScreen data={useLoaderData<typeof loader>()} />;
}
