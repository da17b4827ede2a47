import { comeLater } from '../frame/come-later.tsx';

/** What the reader has looked at: it comes once the page stands. */
export const LaterRecent = comeLater(() => import('./recent-products.tsx').then(({ RecentProducts }) => RecentProducts));

/** Asking for what cannot be bought: plain HTML until the page stands. */
export const LaterRequest = comeLater(() => import('./product-request.tsx').then(({ ProductRequest }) => ProductRequest));
