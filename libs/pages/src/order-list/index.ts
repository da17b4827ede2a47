export { loadOrderList } from './load.ts';
export { OrderListScreen } from './page.tsx';
