export { loadOrder } from './load.ts';
export { OrderScreen } from './page.tsx';
