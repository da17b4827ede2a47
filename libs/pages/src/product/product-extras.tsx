import { later } from '@shop/theming';

/** What the reader has looked at: it comes once the page stands. */
export const LaterRecent = later(() => import('./recent-products.tsx').then(({ RecentProducts }) => RecentProducts));

const openOffers = () => import('./product-offers.tsx').then(({ ProductOffers }) => ProductOffers);

/** What can go with it for money: it is read for whoever reads on. */
export const LaterOffers = later(() =>
  import.meta.env.SSR
    ? openOffers()
    : import('../layout/reading-on.ts').then(({ openForReader }) => openForReader(openOffers)),
);

/** Sets that hold it: they come once the page stands. */
export const LaterSets = later(() => import('./product-sets.tsx').then(({ ProductSets }) => ProductSets));

/** What can be cooked with it: plain HTML until the page stands. */
export const LaterRecipes = later(() => import('./product-recipes.tsx').then(({ ProductRecipes }) => ProductRecipes));

/** What buyers say: plain HTML until the page stands. */
export const LaterReviews = later(() => import('./product-reviews.tsx').then(({ ProductReviews }) => ProductReviews));

/** Asking for what cannot be bought: plain HTML until the page stands. */
export const LaterRequest = later(() => import('./product-request.tsx').then(({ ProductRequest }) => ProductRequest));
