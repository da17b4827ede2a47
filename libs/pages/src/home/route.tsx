import { HomePage } from '@shop/theming';
import { DeferredBlocks } from '../layout/deferred-blocks.tsx';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { HomeData } from './load.ts';
import { loadHome } from './load.ts';
import { useHomeModel } from './model.ts';
import { homeSeo } from './seo.ts';

export const loader = load(loadHome);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadHome));
export const meta = pageMeta(homeSeo);

/** The public face is the same for everybody. */
const nobody = { member: null, recent: [] };

/** The public face of the shop, `/`. */
function HomeScreen({ loaderData: data }: LoadedScreenProps<HomeData>) {
  const model = useHomeModel('public', data, nobody);
  return (
    <>
      <HomePage {...model} />
      {data.blocks && <DeferredBlocks blocks={data.blocks} />}
    </>
  );
}

export default HomeScreen;
