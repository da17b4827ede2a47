import { deferred } from '@shop/theming';

/** The viewed products, loaded after hydration. */
export const DeferredRecent = deferred(() => import('./recent-products.tsx').then((file) => file.RecentProducts));

/** Loads at once on the server, and in the browser when the shopper scrolls; static HTML until then. */
async function forReader<T>(open: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return open();
  const { openForReader } = await import('../layout/reading-on.ts');
  return openForReader(open);
}

const openOffers = () => import('./product-offers.tsx').then((file) => file.ProductOffers);

/** The paid extras, loaded when the shopper scrolls. */
export const DeferredOffers = deferred(() => forReader(openOffers));

const openTale = () => import('./product-tale.tsx').then((file) => file.ProductTale);

/** The long description, loaded when the shopper scrolls. */
export const DeferredTale = deferred(() => forReader(openTale));

/** The sets that contain it, loaded after hydration. */
export const DeferredSets = deferred(() => import('./product-sets.tsx').then((file) => file.ProductSets));

const openPromise = () => import('./delivery-promise.tsx').then((file) => file.DeliveryPromise);

/** The delivery promise; static HTML for Tokyo until the shopper scrolls. */
export const DeferredPromise = deferred(() => forReader(openPromise));

const openBuyBar = () => import('./buy-bar.tsx').then((file) => file.BuyBar);

/** The sticky bar with the cart button. */
export const DeferredBuyBar = deferred(() => forReader(openBuyBar));

/** The contents of a gift set; static HTML until after hydration. */
export const DeferredContents = deferred(() => import('./product-contents.tsx').then((file) => file.ProductContents));

/** Recipes with it; static HTML until after hydration. */
export const DeferredRecipes = deferred(() => import('./product-recipes.tsx').then((file) => file.ProductRecipes));

/** Reviews; static HTML until after hydration. */
export const DeferredReviews = deferred(() => import('./product-reviews.tsx').then((file) => file.ProductReviews));

/** The request form of an unavailable product; static HTML until after hydration. */
export const DeferredRequest = deferred(() => import('./product-request.tsx').then((file) => file.ProductRequest));
