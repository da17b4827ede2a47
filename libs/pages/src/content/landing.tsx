import { landingPaths } from '@shop/constants';
import { contentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { deferred } from '@shop/theming';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { articlePicture } from './article-picture.ts';
import { landingCrumbs } from './crumbs.ts';
import type { LandingHead, LandingRead } from './load-landing.ts';

const LandingPage = slot('LandingPage');
/** Static HTML until after hydration. */
const DeferredGoods = deferred(() => import('./landing-goods.tsx').then((file) => file.LandingGoods));

/** A campaign or an entry of a collection, with its text, products and sub-entries. */
export function Landing({ landing }: { readonly landing: LandingRead }) {
  const { key, title, lead, body, facts, place, products, entries, collection } = landing;
  const t = useCopy(contentCopy);
  const { settings } = useShopFrame();
  const pictureOf = (head: LandingHead) => articlePicture(head, settings.SITE);
  return (
    <LandingPage
      breadcrumbs={landingCrumbs(landing)}
      title={title}
      lead={lead}
      body={body}
      picture={pictureOf(landing)}
      facts={facts}
      place={place}
      goods={
        products.length > 0 && (
          <DeferredGoods
            products={products}
            title={goodsTitle(collection?.key, t)}
            collection={collection?.key ?? null}
          />
        )
      }
      entries={entries.map((entry) => ({
        key: entry.key,
        href: landingPaths.entry(key, entry.key),
        title: entry.title,
        lead: entry.lead,
        picture: pictureOf(entry),
      }))}
      list={collection && { label: t.listOf(collection.title), href: landingPaths.page(collection.key) }}
    />
  );
}

/** Returns the title above the products of a collection's entry. */
function goodsTitle(collection: string | undefined, t: typeof contentCopy): string {
  const titles: Readonly<Record<string, string>> = t.goodsOf;
  return (collection === undefined ? undefined : titles[collection]) ?? t.goods;
}
