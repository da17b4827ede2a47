import { comeLater } from '../frame/come-later.tsx';

/** What the reader has looked at: it comes once the page stands. */
export const LaterRecent = comeLater(() =>
  import('./recent-products.tsx').then(({ RecentProducts }) => RecentProducts),
);

const openOffers = () => import('./product-offers.tsx').then(({ ProductOffers }) => ProductOffers);

/** What can go with it for money: it is read for whoever reads on. */
export const LaterOffers = comeLater(() =>
  import.meta.env.SSR
    ? openOffers()
    : import('../layout/reading-on.ts').then(({ openForReader }) => openForReader(openOffers)),
);

/** Sets that hold it: they come once the page stands. */
export const LaterSets = comeLater(() => import('./product-sets.tsx').then(({ ProductSets }) => ProductSets));

/** What can be cooked with it: plain HTML until the page stands. */
export const LaterRecipes = comeLater(() =>
  import('./product-recipes.tsx').then(({ ProductRecipes }) => ProductRecipes),
);

/** What buyers say: plain HTML until the page stands. */
export const LaterReviews = comeLater(() =>
  import('./product-reviews.tsx').then(({ ProductReviews }) => ProductReviews),
);

/** Asking for what cannot be bought: plain HTML until the page stands. */
export const LaterRequest = comeLater(() =>
  import('./product-request.tsx').then(({ ProductRequest }) => ProductRequest),
);
