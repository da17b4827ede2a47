export { shippingDetailMeta } from './meta.ts';
export { ShippingDetailScreen } from './page.tsx';
