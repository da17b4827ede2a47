import { comeLater } from '../frame/come-later.tsx';

/** What goes with a cart line for money; it comes once the cart stands. */
export const LaterExtras = comeLater(() =>
  import('./cart-line-extras.tsx').then(({ CartLineExtras }) => CartLineExtras),
);
