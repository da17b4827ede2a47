import { paths, withQuery } from '@shop/constants';
import { catalogueCopy, homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { HeroProps, HomePageProps } from '@shop/theming';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame/index.ts';
import { productViews } from '../product/product-view.ts';
import { sellingStopped } from '../product/selling-stopped.ts';
import type { HomeData, ShelfId } from './load.ts';
import { useMemberCorner } from './use-member-corner.ts';

const promiseIcons = ['cold', 'calendar', 'gift', 'label'] as const;

/** Area of the banner that takes the top of the public face. */
const heroArea = 'home_hero';

/** Where the rest of a shelf is. */
const moreHref: Readonly<Record<ShelfId, string>> = {
  recommended: paths.products(),
  new: withQuery(paths.products(), { sort: 'new' }),
  ambient: withQuery(paths.products(), { zone: 'ambient' }),
  gift: withQuery(paths.products(), { tag: 'gift' }),
};

/** `/` and `/ec/` as their page slot takes them. */
export function useHomeModel(face: HomePageProps['face'], { season, categories, banners, shelves }: HomeData): HomePageProps {
  const t = useCopy(homeCopy);
  const goods = useCopy(catalogueCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart();
  const member = useMemberCorner();
  return {
    face,
    hero: face === 'public' ? publicHero(banners, season, t) : shopHero(t),
    categories: {
      title: t.categories,
      categories: categories.map(({ key, name, product_count }) => ({
        slug: key,
        name,
        href: withQuery(paths.products(), { category: key }),
        count: product_count,
      })),
    },
    shelves: shelves.map(({ id, products }) => ({
      id,
      title: t.shelves[id].title,
      lead: t.shelves[id].lead,
      products: productViews(products, stopped, goods),
      more: { label: t.more, href: moreHref[id] },
      addOf,
    })),
    banners: {
      banners: banners.flatMap(({ id, area, title, body, link_url, illustration }) =>
        link_url === null || area === heroArea ? [] : [{ id: String(id), title, text: body, href: link_url, drawing: illustration }],
      ),
    },
    promises: promiseIcons.map((icon) => ({ icon, ...t.promises[icon] })),
    member: face === 'shop' ? member : null,
  };
}

/** The campaign of the shop; without one, the season's own words. */
function publicHero(banners: HomeData['banners'], season: HomeData['season'], t: typeof homeCopy): HeroProps {
  const campaign = banners.find(({ area, link_url }) => area === heroArea && link_url !== null);
  const { eyebrow, title, text } = t.seasons[season];
  if (campaign) {
    return {
      eyebrow: campaign.lead ?? eyebrow,
      title: campaign.title.split(/(?<=、)/),
      text: campaign.body ?? text,
      primary: { label: campaign.link_label ?? t.heroPrimary, href: campaign.link_url ?? paths.products() },
      secondary: { label: t.shopHeroPrimary, href: paths.products() },
      picture: { drawing: 'table', tone: 'plate', alt: t.heroAlt },
    };
  }
  return {
    eyebrow,
    title,
    text,
    primary: { label: t.heroPrimary, href: paths.products() },
    secondary: { label: t.heroSecondary, href: moreHref.gift },
    picture: { drawing: 'table', tone: 'plate', alt: t.heroAlt },
  };
}

function shopHero(t: typeof homeCopy): HeroProps {
  return {
    eyebrow: t.shopHeroEyebrow,
    title: t.shopHeroTitle,
    text: t.shopHeroText,
    primary: { label: t.shopHeroPrimary, href: paths.products() },
    secondary: null,
    picture: { drawing: 'dry-cured-ham-plate', tone: 'plate', alt: t.shopHeroAlt },
  };
}
