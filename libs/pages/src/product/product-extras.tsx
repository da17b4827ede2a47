import { later } from '@shop/theming';

/** What the reader has looked at: it comes once the page stands. */
export const LaterRecent = later(() => import('./recent-products.tsx').then((file) => file.RecentProducts));

const openOffers = () => import('./product-offers.tsx').then((file) => file.ProductOffers);

/** What can go with it for money: it is read for whoever reads on. */
export const LaterOffers = later(() =>
  import.meta.env.SSR ? openOffers() : import('../layout/reading-on.ts').then((file) => file.openForReader(openOffers)),
);

/** Sets that hold it: they come once the page stands. */
export const LaterSets = later(() => import('./product-sets.tsx').then((file) => file.ProductSets));

/** When it can be there: plain HTML until the page stands. */
export const LaterPromise = later(() => import('./delivery-promise.tsx').then((file) => file.DeliveryPromise));

/** The button that follows a reader. */
export const LaterBuyBar = later(() => import('./buy-bar.tsx').then((file) => file.BuyBar));

/** What can be cooked with it: plain HTML until the page stands. */
export const LaterRecipes = later(() => import('./product-recipes.tsx').then((file) => file.ProductRecipes));

/** What buyers say: plain HTML until the page stands. */
export const LaterReviews = later(() => import('./product-reviews.tsx').then((file) => file.ProductReviews));

/** Asking for what cannot be bought: plain HTML until the page stands. */
export const LaterRequest = later(() => import('./product-request.tsx').then((file) => file.ProductRequest));
