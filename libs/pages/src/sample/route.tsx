import { paths } from '@shop/constants';
import { frameCopy, goodsCopy, sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { deferred } from '@shop/theming';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { Shelf } from '../layout/load-shelf.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { productViews } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { loadSample } from './load.ts';

const SamplePage = slot('SamplePage');
const DeferredGoods = deferred(() => import('../content/landing-goods.tsx').then((file) => file.LandingGoods));

export const loader = load(loadSample);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadSample));
export const meta = pageMeta<Pick<Shelf, 'products'>>(({ copyOf }) => ({
  title: copyOf(sampleCopy).title,
  description: copyOf(sampleCopy).lead,
  path: '/sample/5/',
  indexable: false,
}));

/** Text styles and components in the theme of the channel, for reviews of the theme. */
function SampleScreen({ loaderData: { products } }: LoadedScreenProps<Pick<Shelf, 'products'>>) {
  const t = useCopy(sampleCopy);
  const [product = null] = productViews(
    products.slice(0, 1),
    sellingStopped(useShopFrame().settings),
    useCopy(goodsCopy),
  );
  return (
    <SamplePage
      breadcrumbs={[
        { label: useCopy(frameCopy).home, href: paths.home() },
        { label: t.title, href: '/sample/5/' },
      ]}
      goods={products.length > 0 && <DeferredGoods products={products} title={t.parts.goods} />}
      product={product}
      browseHref={paths.products()}
    />
  );
}

export default SampleScreen;
