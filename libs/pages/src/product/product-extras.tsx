import { comeLater } from '../frame/come-later.tsx';

/** What the reader has looked at: it comes once the page stands. */
export const LaterRecent = comeLater(() =>
  import('./recent-products.tsx').then(({ RecentProducts }) => RecentProducts),
);

/** What buyers say: plain HTML until the page stands. */
export const LaterReviews = comeLater(() =>
  import('./product-reviews.tsx').then(({ ProductReviews }) => ProductReviews),
);

/** Asking for what cannot be bought: plain HTML until the page stands. */
export const LaterRequest = comeLater(() =>
  import('./product-request.tsx').then(({ ProductRequest }) => ProductRequest),
);
