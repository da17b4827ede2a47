export { shippingSelectMeta } from './meta.ts';
export { ShippingSelectScreen } from './page.tsx';
