export { CartDrawerHost } from './cart-drawer-host.tsx';
export { useAddToCart } from './use-add-to-cart.ts';
export { useOpenCartDrawer } from './use-open-cart-drawer.ts';
