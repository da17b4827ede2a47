import { paths } from '@shop/constants';
import { goodsCopy, layoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDay, inJapan } from '@shop/japanese';
import { OnDemandSlots, deferredSlot, type LayoutBlockView } from '@shop/theming';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { contentPicture } from '../content/content-picture.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { productViews } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { bannerViews } from './banner-views.ts';
import type { BlockEntry, EntriesKind, PageBlock } from './page-block.ts';

const LayoutBlocks = deferredSlot('LayoutBlocks');

/** The URLs of the whole lists; campaigns and collections have none. */
const listHrefs: Readonly<Record<EntriesKind, () => string | null>> = {
  news: () => paths.newsList(),
  blogs: () => paths.blogs(),
  collection: () => null,
  landing_pages: () => null,
};

/** The blocks of a layout in their slots. */
export function PageBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  const t = useCopy(layoutCopy);
  const goods = useCopy(goodsCopy);
  const { settings } = useShopFrame();
  const addOf = useAddToCart();
  const entryView = ({ href, title, text, since, illustration, ...picture }: BlockEntry) => ({
    href,
    title,
    text,
    day: since === null ? null : formatDay(inJapan(new Date(since)).day),
    drawing: illustration,
    picture: contentPicture(picture, settings.SITE),
  });
  const viewOf = (block: PageBlock, index: number): LayoutBlockView => {
    switch (block.kind) {
      case 'banners':
        return { kind: 'banners', banners: bannerViews(block.banners, settings.SITE) };
      case 'products': {
        const { title, href, products } = block.shelf;
        const shelf = {
          id: `block-${index}`,
          title: title ?? goods.products,
          lead: null,
          products: productViews(products, sellingStopped(settings), goods),
          more: { label: t.more, href },
          addOf,
        };
        return { kind: 'products', shelf };
      }
      case 'free_area':
        return { kind: 'text', title: block.title, body: block.body };
      default: {
        const href = listHrefs[block.kind]();
        return {
          kind: 'entries',
          title: block.title ?? t.titles[block.kind],
          entries: block.entries.map(entryView),
          more: href === null ? null : { label: t.more, href },
        };
      }
    }
  };
  return (
    <OnDemandSlots value>
      <LayoutBlocks blocks={blocks.map(viewOf)} />
    </OnDemandSlots>
  );
}
