export { loadCautions as loadCart } from '../checkout/load-cautions.ts';
export { cartMeta } from './meta.ts';
export { CartScreen } from './page.tsx';
