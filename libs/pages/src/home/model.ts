import type { Image } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { goodsCopy, homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { ShopSettings } from '@shop/state';
import type { HeroProps, HomePageProps } from '@shop/theming';
import { useMemo } from 'react';
import { useAddMany } from '../cart-drawer/use-add-many.ts';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { contentPicture } from '../content/content-picture.ts';
import { bannerViews } from '../layout/banner-views.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { productViews } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { useSelectItem } from '../product-card/use-select-item.ts';
import { giftFinder } from './gift-finder.ts';
import { heroArea, promiseArea } from './areas.ts';
import type { HomeData } from './load.ts';

const promiseIcons = ['cold', 'calendar', 'gift', 'label'] as const;

/** The personal parts of the page. */
interface Reader {
  readonly member: HomePageProps['member'];
  /** Products viewed in this browser, newest first. */
  readonly recent: readonly CardProduct[];
}

/** Returns the props of `/` and `/ec/`. */
export function useHomeModel(face: HomePageProps['face'], data: HomeData, { member, recent }: Reader): HomePageProps {
  const { categories, banners, shelves, countries } = data;
  const t = useCopy(homeCopy);
  const goods = useCopy(goodsCopy);
  const { settings } = useShopFrame();
  const ownTexts: Readonly<Record<string, { readonly title: string; readonly lead: string | null } | undefined>> =
    t.shelves;
  const stopped = sellingStopped(settings);
  const addOf = useAddToCart();
  const addManyOf = useAddMany();
  useSelectItem(
    useMemo(
      () => ({
        ...Object.fromEntries(
          shelves.map(({ id, title, products }) => [id, { name: title ?? ownTexts[id]?.title ?? id, products }]),
        ),
        recent: { name: t.recent, products: recent },
      }),
      [shelves, recent, ownTexts, t],
    ),
  );
  return {
    face,
    hero: face === 'public' ? publicHero(data, t, settings.SITE) : withPhotograph(shopHero(t), data.hero),
    categories: {
      title: t.categories,
      categories: categories.map(({ key, name, product_count }) => ({
        slug: key,
        name,
        href: withQuery(paths.products(), { category: key }),
        count: product_count,
      })),
    },
    shelves: [
      ...shelves.map(({ id, title, href, products }) => ({
        id,
        ...(title === null ? (ownTexts[id] ?? { title: goods.products, lead: null }) : { title, lead: null }),
        products: productViews(products, stopped, goods),
        more: { label: t.more, href },
        addOf,
      })),
      { id: 'recent', title: t.recent, lead: null, products: productViews(recent, stopped, goods), more: null, addOf },
    ],
    banners: {
      banners: bannerViews(
        banners.filter(({ area }) => area !== heroArea),
        settings.SITE,
      ),
    },
    promises: promisesOf(banners, t),
    finder: giftFinder,
    countries:
      countries
        ?.toSorted((a, b) => b.count - a.count)
        .map(({ value, label, count }) => ({
          code: value,
          label,
          count,
          href: withQuery(paths.products(), { country: value }),
        })) ?? null,
    member,
    addManyOf,
  };
}

/** Returns the promises of the channel, one per icon; the default ones if it has none. */
function promisesOf(banners: HomeData['banners'], t: typeof homeCopy): HomePageProps['promises'] {
  const promises = banners.filter(({ area }) => area === promiseArea);
  return promiseIcons.flatMap((icon) => {
    if (promises.length === 0) return { icon, ...t.promises[icon] };
    return (
      promises.flatMap(({ illustration, title, body }) =>
        illustration === icon ? { icon, title, text: body ?? '' } : [],
      )[0] ?? []
    );
  });
}

/** Replaces the illustration by the channel's photograph, if there is one. */
function withPhotograph(hero: HeroProps, image: Image | null): HeroProps {
  return image ? { ...hero, picture: { ...hero.picture, tone: 'photo', alt: image.alt, image } } : hero;
}

/** Returns the hero: the campaign of the shop, or the texts of the season. */
function publicHero(
  { banners, categories, season, hero }: HomeData,
  t: typeof homeCopy,
  site: ShopSettings['SITE'],
): HeroProps {
  const campaign = banners.find(({ area }) => area === heroArea);
  const texts = {
    eyebrow: campaign?.lead ?? season?.eyebrow ?? '',
    title: campaign ? campaign.title.split(/(?<=、)/) : (season?.title ?? []),
    text: campaign?.body ?? season?.text ?? '',
    primary: { label: campaign?.link_label ?? t.heroPrimary, href: campaign?.link_url ?? paths.products() },
    secondary: campaign
      ? { label: t.shopHeroPrimary, href: paths.products() }
      : categories.some(({ key }) => key === 'gift')
        ? { label: t.heroSecondary, href: withQuery(paths.products(), { category: 'gift' }) }
        : null,
  };
  const own = campaign && contentPicture(campaign, site);
  if (own) {
    const image = own.image ?? {
      base: own.src,
      widths: [],
      width: 0,
      height: 0,
      color: 'transparent',
      placeholder: '',
    };
    return { ...texts, picture: { drawing: 'table', tone: 'photo', alt: own.alt, image } };
  }
  // The theme's photograph shows food: a campaign for clothes has its illustration.
  if (campaign?.illustration === 'workwear')
    return { ...texts, picture: { drawing: 'workwear', tone: 'plate', alt: campaign.alt, image: null } };
  return withPhotograph({ ...texts, picture: { drawing: 'table', tone: 'plate', alt: t.heroAlt, image: null } }, hero);
}

function shopHero(t: typeof homeCopy): HeroProps {
  return {
    eyebrow: t.shopHeroEyebrow,
    title: t.shopHeroTitle,
    text: t.shopHeroText,
    primary: { label: t.shopHeroPrimary, href: paths.products() },
    secondary: null,
    picture: { drawing: 'dry-cured-ham-plate', tone: 'plate', alt: t.shopHeroAlt, image: null },
  };
}
