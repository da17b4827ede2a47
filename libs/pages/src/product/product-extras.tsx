import { later } from '@shop/theming';

/** What the reader has looked at: it comes once the page stands. */
export const DeferredRecent = later(() => import('./recent-products.tsx').then((file) => file.RecentProducts));

/** At once on the server; in the browser when somebody reads on: the place is plain HTML until then. */
async function forReader<T>(open: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return open();
  const { openForReader } = await import('../layout/reading-on.ts');
  return openForReader(open);
}

const openOffers = () => import('./product-offers.tsx').then((file) => file.ProductOffers);

/** What can go with it for money: it is read for whoever reads on. */
export const LaterOffers = later(() => forReader(openOffers));

const openTale = () => import('./product-tale.tsx').then((file) => file.ProductTale);

/** What there is to tell of it: it is read for whoever reads on. */
export const LaterTale = later(() => forReader(openTale));

/** Sets that hold it: they come once the page stands. */
export const DeferredSets = later(() => import('./product-sets.tsx').then((file) => file.ProductSets));

const openPromise = () => import('./delivery-promise.tsx').then((file) => file.DeliveryPromise);

/** When it can be there: plain HTML, to the capital, until somebody reads on. */
export const LaterPromise = later(() => forReader(openPromise));

const openBuyBar = () => import('./buy-bar.tsx').then((file) => file.BuyBar);

/** The button that follows a reader. */
export const LaterBuyBar = later(() => forReader(openBuyBar));

/** What lies in a gift set: plain HTML until the page stands. */
export const DeferredContents = later(() => import('./product-contents.tsx').then((file) => file.ProductContents));

/** What can be cooked with it: plain HTML until the page stands. */
export const DeferredRecipes = later(() => import('./product-recipes.tsx').then((file) => file.ProductRecipes));

/** What buyers say: plain HTML until the page stands. */
export const DeferredReviews = later(() => import('./product-reviews.tsx').then((file) => file.ProductReviews));

/** Asking for what cannot be bought: plain HTML until the page stands. */
export const DeferredRequest = later(() => import('./product-request.tsx').then((file) => file.ProductRequest));
