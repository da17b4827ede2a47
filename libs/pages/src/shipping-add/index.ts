export { shippingAddMeta } from './meta.ts';
export { ShippingAddScreen } from './page.tsx';
